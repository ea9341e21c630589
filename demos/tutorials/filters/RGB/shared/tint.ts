import Konva from 'konva';

/** RGB replaces colors with shades of the tint. RGBA mixes the tint with them, here half and half: its alpha is 0.5. */
export function tintFilters(isMixed: boolean) {
  return [isMixed ? Konva.Filters.RGBA : Konva.Filters.RGB];
}

interface Tint {
  red: number;
  green: number;
  blue: number;
}

/** The results of the filter for the grays from black to white, as a CSS gradient. */
export function ramp({ red, green, blue }: Tint, isMixed: boolean) {
  const becomes = (gray: number) => {
    const color = [red, green, blue].map((value) =>
      isMixed ? (value + gray) / 2 : (value * gray) / 255,
    );
    return `rgb(${color.map(Math.round).join(', ')})`;
  };
  return `linear-gradient(to right, ${becomes(0)}, ${becomes(255)})`;
}
