/** The hue, and the factor of the brightness: each step of value doubles it, like a stop of a camera. */
export function inWords(hue: number, value: number) {
  return `${hue.toFixed(0)}°, light × ${(2 ** value).toFixed(2)}`;
}

/** The hue after some milliseconds. One turn takes six seconds. */
export function turned(hue: number, milliseconds: number) {
  return (hue + milliseconds * 0.06) % 360;
}
