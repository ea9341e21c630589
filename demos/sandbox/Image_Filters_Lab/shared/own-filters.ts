import type { FilterFunction } from 'konva/lib/Node';

/** Red, green and blue of a hue, from 0 to 255, at a lightness from 0 to 1. */
function tint(hue: number, lightness: number): [red: number, green: number, blue: number] {
  const strength = 0.75 * Math.min(lightness, 1 - lightness);
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    return 255 * (lightness - strength * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Maps dark to one color and light to another. */
export const Duotone: FilterFunction = function ({ data }) {
  const dark = tint(Number(this.getAttr('darkHue')), 0.16);
  const light = tint(Number(this.getAttr('lightHue')), 0.88);
  const share = Number(this.getAttr('tone'));
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = [data[i], data[i + 1], data[i + 2]];
    const luma = (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const from = dark[channel] ?? 0;
      const toned = from + ((light[channel] ?? 0) - from) * luma;
      const old = data[i + channel] ?? 0;
      data[i + channel] = old + (toned - old) * share;
    }
  }
};

/** Darkens toward the corners. */
export const Vignette: FilterFunction = function ({ data, width, height }) {
  const darkness = Number(this.getAttr('darkness'));
  const clearing = Number(this.getAttr('clearing'));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // 0 in the middle, 1 in a corner.
      const away = Math.hypot(x / width - 0.5, y / height - 0.5) * Math.SQRT2;
      const t = Math.max(0, away - clearing) / Math.max(0.01, 1 - clearing);
      const light = 1 - darkness * t * t * (3 - 2 * t);
      const i = 4 * (y * width + x);
      for (let channel = i; channel < i + 3; channel += 1) {
        data[channel] = (data[channel] ?? 0) * light;
      }
    }
  }
};
