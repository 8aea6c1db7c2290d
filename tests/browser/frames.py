"""A page whose pictures can be made to stand still."""

from __future__ import annotations

# Whatever is being shown stands still as long as `hold` is true.
HOLD = """const frame = window.requestAnimationFrame.bind(window), held = [];
window.hold = false;
window.requestAnimationFrame = (then) => (window.hold ? held.push(then) : frame(then));
window.letGo = () => {
  window.hold = false;
  held.splice(0).forEach(frame);
};"""
