/** The factor by which Contrast multiplies the distance of a channel from middle gray. */
export function factorOf(contrast: number) {
  return ((contrast + 100) / 100) ** 2;
}

/** The formula as points of an SVG polyline: old values from left to right, new ones from bottom to top. It bends where a channel reaches black or white. */
export function curveOf(contrast: number) {
  const reach = Math.min(127.5, 127.5 / factorOf(contrast));
  const rise = reach * factorOf(contrast);
  const [left, right, low, high] = [127.5 - reach, 127.5 + reach, 127.5 + rise, 127.5 - rise];
  return `0,${low} ${left},${low} ${right},${high} 255,${high}`;
}
