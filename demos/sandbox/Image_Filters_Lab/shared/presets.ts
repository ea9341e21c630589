import { lookOf, type Look } from './look';

/** The looks below the image. */
export const PRESETS: readonly { name: string; look: Look }[] = [
  { name: 'Original', look: [] },
  {
    name: 'Alpenglow',
    look: lookOf([
      ['RGBA', { red: 255, green: 96, blue: 40, alpha: 0.22 }],
      ['HSL', { saturation: 0.8, luminance: 0.04 }],
      ['Contrast', { contrast: 14 }],
      ['Vignette', { darkness: 0.55, clearing: 0.4 }],
    ]),
  },
  {
    name: 'Night',
    look: lookOf([
      ['Duotone', { darkHue: 232, lightHue: 205, tone: 0.72 }],
      ['Brightness', { brightness: 0.62 }],
      ['Contrast', { contrast: 26 }],
      ['Vignette', { darkness: 0.8, clearing: 0.2 }],
    ]),
  },
  {
    name: 'Riso',
    look: lookOf([
      ['Contrast', { contrast: 24 }],
      ['Duotone', { darkHue: 264, lightHue: 12, tone: 1 }],
      ['Posterize', { levels: 0.018 }],
    ]),
  },
  {
    name: 'Album',
    look: lookOf([
      ['Sepia'],
      ['Contrast', { contrast: -14 }],
      ['Brighten', { brightness: 0.06 }],
      ['Vignette', { darkness: 0.5, clearing: 0.45 }],
    ]),
  },
  {
    name: 'Silver',
    look: lookOf([
      ['Grayscale'],
      ['Contrast', { contrast: 34 }],
      ['Vignette', { darkness: 0.6, clearing: 0.3 }],
    ]),
  },
  {
    name: 'Mosaic',
    look: lookOf([
      ['HSV', { saturation: 0.7 }],
      ['Pixelate', { pixelSize: 12 }],
    ]),
  },
];
