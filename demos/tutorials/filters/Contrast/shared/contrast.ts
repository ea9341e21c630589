/** The factor by which Contrast multiplies the distance of a channel from middle gray. */
export function factorOf(contrast: number) {
  return ((contrast + 100) / 100) ** 2;
}

/** The new value of a channel, 0 to 255. */
function becomes(channel: number, factor: number) {
  return Math.max(0, Math.min(255, (channel - 127.5) * factor + 127.5));
}

/** The formula as points of an SVG polyline: old values from left to right, new ones from bottom to top. It bends where a channel reaches black or white. */
export function curveOf(contrast: number) {
  const factor = factorOf(contrast);
  const reach = Math.min(127.5, 127.5 / factor);
  return [0, 127.5 - reach, 127.5 + reach, 255]
    .map((channel) => `${channel},${255 - becomes(channel, factor)}`)
    .join(' ');
}
