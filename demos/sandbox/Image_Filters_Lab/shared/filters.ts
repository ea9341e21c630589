/** A number of a filter, and the slider for it. */
export interface Setting {
  key: string;
  label: string;
  min: number;
  max: number;
  step: number;
  /** Its value in a new step. */
  start: number;
}

export interface FilterKind {
  label: string;
  settings: readonly Setting[];
}

const setting = (
  key: string,
  label: string,
  [min, max, step]: readonly [number, number, number],
  start: number,
): Setting => ({ key, label, min, max, step, start });

const SHARE = [0, 1, 0.01] as const;
const AROUND = [-1, 1, 0.01] as const;
const DEGREES = [0, 360, 1] as const;
const CHANNEL = [0, 255, 1] as const;

const hue = setting('hue', 'Hue', DEGREES, 0);
const saturation = setting('saturation', 'Saturation', [-2, 2, 0.02], 0.5);
const colors = [
  setting('red', 'Red', CHANNEL, 240),
  setting('green', 'Green', CHANNEL, 150),
  setting('blue', 'Blue', CHANNEL, 90),
];

/**
 * Every filter of Konva, and two custom ones. The keys of the settings are attributes of a node: to add a filter, list it here and name its function in
 * `run.ts`.
 */
export const FILTERS = {
  Brightness: {
    label: 'Brightness',
    settings: [setting('brightness', 'Factor', [0, 2, 0.01], 1.1)],
  },
  Brighten: { label: 'Brighten', settings: [setting('brightness', 'Amount', AROUND, 0.1)] },
  Contrast: { label: 'Contrast', settings: [setting('contrast', 'Contrast', [-100, 100, 1], 20)] },
  Enhance: { label: 'Enhance', settings: [setting('enhance', 'Stretch', AROUND, 0.4)] },
  HSL: {
    label: 'HSL',
    settings: [hue, saturation, setting('luminance', 'Luminance', AROUND, 0)],
  },
  HSV: { label: 'HSV', settings: [hue, saturation, setting('value', 'Value', [-2, 2, 0.02], 0)] },
  Duotone: {
    label: 'Duotone',
    settings: [
      setting('darkHue', 'Dark hue', DEGREES, 215),
      setting('lightHue', 'Light hue', DEGREES, 32),
      setting('tone', 'Strength', SHARE, 1),
    ],
  },
  Grayscale: { label: 'Grayscale', settings: [] },
  Sepia: { label: 'Sepia', settings: [] },
  Invert: { label: 'Invert', settings: [] },
  Solarize: { label: 'Solarize', settings: [] },
  RGB: { label: 'RGB tint', settings: colors },
  RGBA: { label: 'RGBA overlay', settings: [...colors, setting('alpha', 'Alpha', SHARE, 0.3)] },
  Posterize: { label: 'Posterize', settings: [setting('levels', 'Levels', [0, 0.2, 0.002], 0.02)] },
  Threshold: { label: 'Threshold', settings: [setting('threshold', 'Threshold', SHARE, 0.5)] },
  Blur: { label: 'Blur', settings: [setting('blurRadius', 'Radius', [0, 40, 1], 6)] },
  Pixelate: { label: 'Pixelate', settings: [setting('pixelSize', 'Size', [1, 40, 1], 8)] },
  Noise: { label: 'Noise', settings: [setting('noise', 'Amount', SHARE, 0.2)] },
  Emboss: {
    label: 'Emboss',
    settings: [
      setting('embossStrength', 'Strength', SHARE, 0.6),
      setting('embossWhiteLevel', 'White level', SHARE, 0.5),
    ],
  },
  Kaleidoscope: {
    label: 'Kaleidoscope',
    settings: [
      setting('kaleidoscopePower', 'Mirrors', [1, 8, 1], 3),
      setting('kaleidoscopeAngle', 'Angle', DEGREES, 0),
    ],
  },
  Mask: { label: 'Mask', settings: [setting('threshold', 'Tolerance', [0, 200, 1], 60)] },
  Vignette: {
    label: 'Vignette',
    settings: [
      setting('darkness', 'Darkness', SHARE, 0.6),
      setting('clearing', 'Clear area', SHARE, 0.35),
    ],
  },
} satisfies Record<string, FilterKind>;

export type FilterName = keyof typeof FILTERS;

export const isFilterName = (name: unknown): name is FilterName =>
  typeof name === 'string' && Object.hasOwn(FILTERS, name);

export const FILTER_NAMES = Object.keys(FILTERS).filter(isFilterName);

/** Label and settings of a filter. */
export const kindOf = (name: FilterName): FilterKind => FILTERS[name];
