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

function filter(text: string, name: string, attributes: FilterAttribute[], set: string[], gives: string): MemberText {
  const settings = set.map((call) => `\nrect.${call};`).join('');
  return {
    text,
    filterAttributes: attributes,
    examples: [`rect.cache();\nrect.filters([Konva.Filters.${name}]);${settings} // ${gives}`],
  };
}

export const filters: PageSupplement = {
  description: `Functions that change the pixels of a cached node.

Add one or more to \`Konva.Node#filters\` of a cached node and set their parameters with the node’s attributes. A filter processes every
pixel in JavaScript, and runs again whenever one of its attributes or the cache changes. Small areas are fast, but a full screen in an
animation is slow. A list with only CSS filter strings, such as \`'blur(4px)'\`, is faster in browsers that support them.

A custom filter is a function that receives \`ImageData\` and changes it in place; \`this\` is the node.`,
  examples: [
    `rect.cache();
rect.filters([Konva.Filters.Blur, Konva.Filters.Grayscale]);
rect.blurRadius(4);

// A custom filter: keep only the red channel.
rect.filters([
  (imageData: ImageData) => {
    for (let i = 0; i < imageData.data.length; i += 4) imageData.data[i + 1] = imageData.data[i + 2] = 0;
  },
]);`,
  ],
  members: {
    Blur: filter(
      'Blurs the image.',
      'Blur',
      [number('blurRadius', '0 to 180; 0 changes nothing', 0, 40, 10, 1)],
      ['blurRadius(10)'],
      'a blurred image',
    ),
    Brighten: {
      ...detailsOf(
        filter(
          'Adds the same amount to each color channel.',
          'Brighten',
          [number('brightness', '-1 to 1; 0 changes nothing', -1, 1, 0.3)],
          ['brightness(0.3)'],
          'lighter colors',
        ),
      ),
      deprecated: 'Use `Konva.Filters.Brightness`, which multiplies like the `brightness()` filter of CSS.',
    },
    Brightness: filter(
      'Multiplies each color channel, like the `brightness()` filter of CSS. While `brightness` is unset, the pixels do not change.',
      'Brightness',
      [number('brightness', '0 or more; 0 is black, 1 or unset changes nothing', 0, 2, 1.4)],
      ['brightness(1.4)'],
      '40 % brighter',
    ),
    Contrast: filter(
      'Moves colors away from medium gray, or toward it.',
      'Contrast',
      [number('contrast', '-100 to 100; 0 changes nothing', -100, 100, 40, 1)],
      ['contrast(40)'],
      'light gets lighter, dark gets darker',
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
      'a relief',
    ),
    Enhance: filter(
      'Stretches the range of each color channel, or compresses it.',
      'Enhance',
      [number('enhance', '-1 to 1; 0 changes nothing', -1, 1, 0.6)],
      ['enhance(0.6)'],
      'each channel uses more of its range',
    ),
    Grayscale: filter('Removes the colors.', 'Grayscale', [], [], 'shades of gray'),
    HSL: filter(
      'Rotates the hue, changes the saturation and adds lightness.',
      'HSL',
      [
        number('hue', '0 to 359 degrees', 0, 359, 120, 1),
        number('saturation', 'an exponent of 2; 0 changes nothing', -2, 2, 0),
        number('luminance', '-1 to 1; 0 changes nothing', -1, 1, 0),
      ],
      ['hue(120)', 'luminance(0.2)'],
      'red becomes a lighter blue',
    ),
    HSV: filter(
      'Rotates the hue, changes the saturation and multiplies the brightness.',
      'HSV',
      [
        number('hue', '0 to 359 degrees', 0, 359, 120, 1),
        number('saturation', 'an exponent of 2; 0 changes nothing', -2, 2, 0),
        number('value', 'an exponent of 2; 0 changes nothing', -2, 2, 0),
      ],
      ['hue(120)', 'value(0.5)'],
      'red becomes bright blue',
    ),
    Invert: filter('Inverts each color channel.', 'Invert', [], [], 'a negative'),
    Kaleidoscope: filter(
      'Mirrors a slice of the image around its center.',
      'Kaleidoscope',
      [number('kaleidoscopePower', '1 to 8', 1, 8, 3, 1), number('kaleidoscopeAngle', 'degrees', 0, 360, 0, 1)],
      ['kaleidoscopePower(3)', 'kaleidoscopeAngle(45)'],
      'a slice and its mirror images, around the center',
    ),
    Mask: filter(
      'Makes the pixels that nearly match the color of the four corners transparent, and the others opaque, with soft edges. It does nothing if the corners differ.',
      'Mask',
      [number('threshold', '0 to 441: how far a color may differ from the background; 10 while unset', 0, 255, 60, 1)],
      ['threshold(60)'],
      'the background is transparent',
    ),
    Noise: filter(
      'Adds a random amount, positive or negative, to each color channel. The result is different each time the filter runs.',
      'Noise',
      [number('noise', '0 to 1', 0, 1, 0.5)],
      ['noise(0.5)'],
      'visible grain',
    ),
    Pixelate: filter(
      'Draws the image in large blocks.',
      'Pixelate',
      [number('pixelSize', 'greater than 0', 1, 30, 8, 1)],
      ['pixelSize(8)'],
      'blocks of 8 × 8 pixels',
    ),
    Posterize: filter(
      'Reduces each channel, including transparency, to a few levels.',
      'Posterize',
      [number('levels', '0 to 1: 0 leaves only 0 and 255, 1 changes nothing', 0, 0.1, 0.02, 0.004)],
      ['levels(0.02)'],
      'a few levels for each channel',
    ),
    RGB: filter(
      'Tints the image: each pixel becomes the given color, scaled by the pixel’s brightness.',
      'RGB',
      [
        number('red', '0 to 255', 0, 255, 242, 1),
        number('green', '0 to 255', 0, 255, 102, 1),
        number('blue', '0 to 255', 0, 255, 74, 1),
      ],
      ['red(242)', 'green(102)', 'blue(74)'],
      'shades of orange',
    ),
    RGBA: filter(
      'Blends the image with a color.',
      'RGBA',
      [
        number('red', '0 to 255', 0, 255, 31, 1),
        number('green', '0 to 255', 0, 255, 154, 1),
        number('blue', '0 to 255', 0, 255, 165, 1),
        number('alpha', '0 to 1: the strength of the color', 0, 1, 0.5),
      ],
      ['blue(165)', 'alpha(0.5)'],
      'half the image, half blue',
    ),
    Sepia: filter('Turns the colors into shades of brown, like an old photograph.', 'Sepia', [], [], 'shades of brown'),
    Solarize: filter(
      'Inverts the pixels whose brightness is at least half.',
      'Solarize',
      [],
      [],
      'bright pixels are inverted',
    ),
    Threshold: filter(
      'Sets each channel, including transparency, to its minimum or its maximum.',
      'Threshold',
      [number('threshold', '0 to 1', 0, 1, 0.5)],
      ['threshold(0.5)'],
      'each channel is either 0 or 255',
    ),
  },
};

function detailsOf(text: MemberText): Exclude<MemberText, string> {
  return typeof text === 'string' ? { text } : text;
}
