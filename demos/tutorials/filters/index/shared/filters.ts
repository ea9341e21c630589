import type Konva from 'konva';

export type FilterName = keyof typeof Konva.Filters;

/** An attribute of a filter, and the slider for it. */
export interface Slider {
  name: string;
  min: number;
  max: number;
  step: number;
  value: number;
}

export interface Entry {
  name: FilterName;
  sliders: readonly Slider[];
  note?: string;
}

const slider = (name: string, min: number, max: number, step: number, value: number): Slider => ({
  name,
  min,
  max,
  step,
  value,
});

/** All filters, with values that change something on this image. */
export const allFilters: readonly Entry[] = [
  { name: 'Blur', sliders: [slider('blurRadius', 0, 40, 1, 8)] },
  { name: 'Brighten', sliders: [slider('brightness', -1, 1, 0.05, 0.3)] },
  { name: 'Brightness', sliders: [slider('brightness', 0, 2, 0.05, 1.4)] },
  { name: 'Contrast', sliders: [slider('contrast', -100, 100, 1, 50)] },
  {
    name: 'Emboss',
    sliders: [
      slider('embossStrength', 0, 1, 0.05, 0.5),
      slider('embossWhiteLevel', 0, 1, 0.05, 0.5),
    ],
  },
  { name: 'Enhance', sliders: [slider('enhance', -1, 1, 0.05, -0.6)] },
  { name: 'Grayscale', sliders: [] },
  {
    name: 'HSL',
    sliders: [
      slider('hue', -180, 180, 5, 120),
      slider('saturation', -2, 2, 0.1, 0),
      slider('luminance', -1, 1, 0.05, 0),
    ],
  },
  {
    name: 'HSV',
    sliders: [
      slider('hue', -180, 180, 5, 0),
      slider('saturation', -2, 2, 0.1, 1),
      slider('value', -2, 2, 0.1, -0.5),
    ],
  },
  { name: 'Invert', sliders: [] },
  {
    name: 'Kaleidoscope',
    sliders: [slider('kaleidoscopePower', 0, 5, 1, 3), slider('kaleidoscopeAngle', 0, 360, 1, 180)],
  },
  {
    name: 'Mask',
    sliders: [slider('threshold', 0, 441, 1, 360)],
    note: 'Removes a plain backdrop. This image has none: its corners differ, so the whole image stays or vanishes.',
  },
  { name: 'Noise', sliders: [slider('noise', 0, 1, 0.05, 0.5)] },
  { name: 'Pixelate', sliders: [slider('pixelSize', 1, 40, 1, 8)] },
  { name: 'Posterize', sliders: [slider('levels', 0, 0.1, 0.004, 0.012)] },
  {
    name: 'RGB',
    sliders: [
      slider('red', 0, 255, 1, 242),
      slider('green', 0, 255, 1, 102),
      slider('blue', 0, 255, 1, 74),
    ],
  },
  {
    name: 'RGBA',
    sliders: [
      slider('red', 0, 255, 1, 31),
      slider('green', 0, 255, 1, 154),
      slider('blue', 0, 255, 1, 165),
      slider('alpha', 0, 1, 0.05, 0.5),
    ],
  },
  { name: 'Sepia', sliders: [] },
  { name: 'Solarize', sliders: [] },
  { name: 'Threshold', sliders: [slider('threshold', 0, 1, 0.01, 0.5)] },
];

export function attrsOf(entry: Entry | undefined): Record<string, number> {
  return Object.fromEntries(entry?.sliders.map(({ name, value }) => [name, value]) ?? []);
}

/** The attributes of all filters. Those of the chosen one come last, because some filters share an attribute. */
export function attrsFor(entries: readonly Entry[], chosen: FilterName): Record<string, number> {
  const own = attrsOf(entries.find(({ name }) => name === chosen));
  return { ...Object.assign({}, ...entries.map(attrsOf)), ...own };
}

export function withValue(
  entries: readonly Entry[],
  filter: FilterName,
  attribute: string,
  value: number,
): Entry[] {
  return entries.map((entry) =>
    entry.name === filter
      ? {
          ...entry,
          sliders: entry.sliders.map((one) => (one.name === attribute ? { ...one, value } : one)),
        }
      : entry,
  );
}
