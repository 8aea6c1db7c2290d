#!/bin/sh
# The icons of the installed app, drawn by Chromium from the SVG files: client/tools/png_icons.sh
set -eu
cd "$(dirname "$0")"
chromium=${CHROMIUM:-chromium}

draw() { # source size target
    "$chromium" --headless --no-sandbox --disable-gpu --hide-scrollbars \
        --default-background-color=00000000 --force-device-scale-factor=1 \
        --window-size="$2,$2" --screenshot="$PWD/../public/$3" "file://$PWD/$1"
}

draw ../public/favicon.svg 192 icon-192.png
draw ../public/favicon.svg 512 icon-512.png
draw maskable.svg 512 icon-maskable-512.png
draw maskable.svg 180 apple-touch-icon.png
