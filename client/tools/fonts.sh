#!/bin/sh
# Cuts the small parts of the typefaces that every page needs out of the Fontsource files:
#   pip install fonttools brotli && sh tools/fonts.sh
# Letters beyond them come from the whole files, which a browser fetches only where such one stands.
set -eu
cd "$(dirname "$0")/.."
out=src/styles/fonts
mkdir -p "$out"
plain='U+0020-007E,U+00A0,U+00AB,U+00B7,U+00BB,U+00D3,U+00D7,U+00F3,U+2013-2014,U+2018-201A,U+201C-201E,U+2026,U+2212'
polish='U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C'
# Fontsource has Ó and ó in its latin part, not in latin-ext, hence among the plain ones.
russian='U+0401,U+0410-044F,U+0451'

cut() { # family, weight, part of Fontsource's, name, letters
  features=liga,lnum,mark,ccmp,locl
  [ "$1" = alegreya ] && features=$features,kern # headings are large; text reads well without
  pyftsubset "node_modules/@fontsource/$1/files/$1-$3-$2-normal.woff2" --unicodes="$5" \
    --layout-features="$features" --no-hinting --desubroutinize --flavor=woff2 \
    --output-file="$out/$1-$2-$4.woff2"
}

for face in 'alegreya 700' 'alegreya-sans 400' 'alegreya-sans 700'; do
  set -- $face
  cut "$1" "$2" latin plain "$plain"
  cut "$1" "$2" latin-ext polish "$polish"
  cut "$1" "$2" cyrillic russian "$russian"
done
