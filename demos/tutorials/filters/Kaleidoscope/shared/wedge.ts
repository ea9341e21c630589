/** The wedge that the filter repeats, as an SVG path for an image of 480 by 320. Angles run clockwise from the right. */
export function wedgePath(power: number, angle: number) {
  if (power < 1) return '';
  const [x, y] = [240, 160];
  const reach = Math.hypot(x, y);
  const toPoint = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    return `${x + reach * Math.cos(radians)} ${y + reach * Math.sin(radians)}`;
  };
  return `M${x} ${y} L${toPoint(angle)} A${reach} ${reach} 0 0 1 ${toPoint(angle + 360 / 2 ** power)} Z`;
}

export function inWords(power: number) {
  return power < 1 ? 'unchanged' : `${2 ** power} wedges of ${360 / 2 ** power}°`;
}
