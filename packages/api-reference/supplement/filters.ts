import type { FilterAttribute } from '../model/api';
import type { MemberText, PageSupplement } from './types';

type Slider = NonNullable<FilterAttribute['slider']>;

function number(
  name: string,
  range: string,
  min: number,
  max: number,
  value: number,
  step = (max - min) / 100,
): FilterAttribute {
  const slider: Slider = { min, max, step, value };
  return { name, range, slider };
}

function filter(text: string, name: string, attributes: FilterAttribute[], set: string[]): MemberText {
  const settings = set.map((call) => `\nrect.${call};`).join('');
  return {
    text,
    filterAttributes: attributes,
    examples: [`rect.cache();\nrect.filters([Konva.Filters.${name}]);${settings}`],
  };
}

export const filters: PageSupplement = {
  description: `Functions that change the pixels of a cached node.

Put one or more into \`Konva.Node#filters\` of a node that is cached, and steer them with the node's attributes. A filter goes through
every pixel in JavaScript, and again whenever one of its attributes or the cache changes: small areas are fast, a whole screen in
an animation is not. CSS filter strings such as \`'blur(4px)'\` can be in the same list and are faster where the browser has them.

A filter of your own is a function that gets \`ImageData\` and writes into it; \`this\` is the node.`,
  examples: [
    `rect.cache();
rect.filters([Konva.Filters.Blur, Konva.Filters.Grayscale]);
rect.blurRadius(4);

// A filter of your own: only the red channel.
rect.filters([
  (imageData: ImageData) => {
    for (let i = 0; i < imageData.data.length; i += 4) imageData.data[i + 1] = imageData.data[i + 2] = 0;
  },
]);`,
  ],
  members: {
    Blur: filter(
      'Blurs the picture.',
      'Blur',
      [number('blurRadius', '0 to 180; 0 changes nothing', 0, 40, 10, 1)],
      ['blurRadius(10)'],
    ),
    Brighten: {
      ...detailsOf(
        filter(
          'Adds the same amount to each color channel.',
          'Brighten',
          [number('brightness', '-1 to 1; 0 changes nothing', -1, 1, 0.3)],
          ['brightness(0.3)'],
        ),
      ),
      deprecated: 'Use `Konva.Filters.Brightness`, which multiplies as CSS does.',
    },
    Brightness: filter(
      'Multiplies each color channel, as `brightness()` of CSS does. While `brightness` is unset the pixels stay as they are.',
      'Brightness',
      [number('brightness', '0 and more; 0 is black, 1 or unset changes nothing', 0, 2, 1.4)],
      ['brightness(1.4)'],
    ),
    Contrast: filter(
      'Moves colors away from medium gray, or toward it.',
      'Contrast',
      [number('contrast', '-100 to 100; 0 changes nothing', -100, 100, 40, 1)],
      ['contrast(40)'],
    ),
    Emboss: filter(
      'Turns edges into a relief.',
      'Emboss',
      [
        number('embossStrength', '0 to 1', 0, 1, 0.6),
        number('embossWhiteLevel', '0 to 1', 0, 1, 0.5),
        {
          name: 'embossDirection',
          range:
            "`'top-left'`, `'top'`, `'top-right'`, `'right'`, `'bottom-right'`, `'bottom'`, `'bottom-left'`, `'left'`",
        },
        { name: 'embossBlend', range: '`true` keeps the colors' },
      ],
      ['embossStrength(0.6)', `embossDirection('right')`],
    ),
    Enhance: filter(
      'Stretches each color channel over its whole range.',
      'Enhance',
      [number('enhance', '-1 to 1; 0 changes nothing', -1, 1, 0.6)],
      ['enhance(0.6)'],
    ),
    Grayscale: filter('Takes the colors away.', 'Grayscale', [], []),
    HSL: filter(
      'Turns hue, changes saturation and adds lightness.',
      'HSL',
      [
        number('hue', '0 to 359 degrees', 0, 359, 120, 1),
        number('saturation', 'a power of two; 0 changes nothing', -2, 2, 0),
        number('luminance', '-1 to 1; 0 changes nothing', -1, 1, 0),
      ],
      ['hue(120)', 'luminance(0.2)'],
    ),
    HSV: filter(
      'Turns hue, changes saturation and multiplies brightness.',
      'HSV',
      [
        number('hue', '0 to 359 degrees', 0, 359, 120, 1),
        number('saturation', 'a power of two; 0 changes nothing', -2, 2, 0),
        number('value', 'a power of two; 0 changes nothing', -2, 2, 0),
      ],
      ['hue(120)', 'value(0.5)'],
    ),
    Invert: filter('Turns each color into its opposite.', 'Invert', [], []),
    Kaleidoscope: filter(
      'Mirrors a slice of the picture around its middle.',
      'Kaleidoscope',
      [number('kaleidoscopePower', '1 to 8', 1, 8, 3, 1), number('kaleidoscopeAngle', 'degrees', 0, 360, 0, 1)],
      ['kaleidoscopePower(3)', 'kaleidoscopeAngle(45)'],
    ),
    Mask: filter(
      'Makes a plain background transparent: everything of nearly the color of the four corners.',
      'Mask',
      [
        number(
          'threshold',
          '0 to 255: how far a color may be from the background; 10 while it is not set',
          0,
          255,
          60,
          1,
        ),
      ],
      ['threshold(60)'],
    ),
    Noise: filter(
      'Adds or takes a random amount to and from each channel. It differs each time it runs.',
      'Noise',
      [number('noise', '0 to 1', 0, 1, 0.5)],
      ['noise(0.5)'],
    ),
    Pixelate: filter(
      'Draws the picture in large squares.',
      'Pixelate',
      [number('pixelSize', 'more than 0', 1, 30, 8, 1)],
      ['pixelSize(8)'],
    ),
    Posterize: filter(
      'Reduces each channel, transparency included, to a few steps.',
      'Posterize',
      [number('levels', '0 to 1: from 1 to 255 steps', 0, 0.1, 0.02, 0.004)],
      ['levels(0.02)'],
    ),
    RGB: filter(
      'Colors the picture: each pixel becomes the given color times its brightness.',
      'RGB',
      [
        number('red', '0 to 255', 0, 255, 242, 1),
        number('green', '0 to 255', 0, 255, 102, 1),
        number('blue', '0 to 255', 0, 255, 74, 1),
      ],
      ['red(242)', 'green(102)', 'blue(74)'],
    ),
    RGBA: filter(
      'Lays a color over the picture.',
      'RGBA',
      [
        number('red', '0 to 255', 0, 255, 31, 1),
        number('green', '0 to 255', 0, 255, 154, 1),
        number('blue', '0 to 255', 0, 255, 165, 1),
        number('alpha', '0 to 1: how much of the color', 0, 1, 0.5),
      ],
      ['blue(165)', 'alpha(0.5)'],
    ),
    Sepia: filter('Brown tones, like an old photograph.', 'Sepia', [], []),
    Solarize: filter('Inverts the bright half of the picture.', 'Solarize', [], []),
    Threshold: filter(
      'Sets each channel, transparency included, to nothing or full.',
      'Threshold',
      [number('threshold', '0 to 1', 0, 1, 0.5)],
      ['threshold(0.5)'],
    ),
  },
};

function detailsOf(text: MemberText): Exclude<MemberText, string> {
  return typeof text === 'string' ? { text } : text;
}
