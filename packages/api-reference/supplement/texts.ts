import type { MemberText, PageSupplement } from './types';

/** Attributes that straight and bent text share. */
const font: Record<string, MemberText> = {
  fontFamily: {
    text: 'Font, or several with commas between, as in CSS. A web font must have loaded before the text is measured: wait for `document.fonts.load()`, then make the text or set the font. Setting the name that it already has does nothing, so set another name in between to measure again.',
    examples: [`text.fontFamily('Georgia, serif');`],
  },
  fontSize: { text: 'Size of the letters in pixels.', examples: [`text.fontSize(24);`] },
  fontStyle: {
    text: "Slant and weight: `'normal'`, `'italic'`, `'bold'`, a weight such as `'500'`, or both, as `'italic bold'`.",
    examples: [`text.fontStyle('italic bold');`],
  },
  fontVariant: {
    text: 'Lower case letters as they are, or as small capitals.',
    type: `'normal' | 'small-caps'`,
    examples: [`text.fontVariant('small-caps');`],
  },
  letterSpacing: {
    text: 'Space between letters in pixels; negative values pull them together. Any value except 0 draws left-to-right text letter by letter, without kerning and ligatures. Right-to-left text stays one run, so that its letters keep their joined forms.',
    examples: [`text.letterSpacing(2);`],
  },
  textDecoration: {
    text: "Line below or through the text: `'underline'`, `'line-through'`, both with a space between, or an empty string.",
    examples: [`text.textDecoration('underline');`],
  },
  direction: {
    text: "Reading direction; `'inherit'` takes that of the canvas.",
    type: `'inherit' | 'ltr' | 'rtl'`,
    examples: [`text.direction('rtl');`],
  },
};

const onPath = Object.fromEntries(
  Object.entries(font).map(([name, text]) => [
    name,
    typeof text === 'string'
      ? text
      : { ...text, examples: (text.examples ?? []).map((example) => example.replaceAll('text.', 'textPath.')) },
  ]),
);

export const text: PageSupplement = {
  description: `Draws text, in one line or wrapped into several.

Without a width the text is as wide as it needs; with one it is wrapped. Its default color is black. The text is part of the
picture, not of the page: screen readers do not see it, so repeat what matters in HTML.`,
  examples: [
    `const text = new Konva.Text({
  x: 20,
  y: 20,
  width: 200,
  text: 'Words are wrapped at the width that is set.',
  fontSize: 20,
  lineHeight: 1.3,
  align: 'center',
});
layer.add(text);`,
  ],
  options: {
    fill: {
      text: 'Color of the letters: any CSS color, or a gradient made with a canvas context.',
      default: "`'black'`, unless there is a gradient or a pattern",
    },
  },
  members: {
    ...font,
    text: {
      text: 'The characters to draw. `\\n` begins a new line.',
      examples: [`text.text('First line\\nSecond line');`],
    },
    align: {
      text: 'Alignment of the lines within the width. `justify` leaves the last line of a paragraph as it is.',
      type: `'left' | 'center' | 'right' | 'justify'`,
      examples: [`text.align('center');`],
    },
    verticalAlign: {
      text: 'Alignment of the lines within a height that is set.',
      type: `'top' | 'middle' | 'bottom'`,
      examples: [`text.height(100);\ntext.verticalAlign('middle');`],
    },
    padding: { text: 'Space on all four sides, inside width and height.', examples: [`text.padding(10);`] },
    lineHeight: { text: 'Distance of lines as a multiple of the font size.', examples: [`text.lineHeight(1.4);`] },
    wrap: {
      text: 'Where a line that is too long breaks. `word` breaks at spaces and hyphens, and inside a word that is wider than the whole line.',
      type: `'word' | 'char' | 'none'`,
      examples: [`text.wrap('char');`],
    },
    ellipsis: {
      text: "Cuts text that does not fit and ends it with '…'. That needs a height, or a width and `wrap` set to `none`.",
      examples: [`text.width(120);\ntext.wrap('none');\ntext.ellipsis(true);`],
    },
    underlineOffset: {
      text: 'Distance of the underline from the baseline in pixels.',
      default: 'a quarter of `fontSize`, rounded',
      examples: [`text.underlineOffset(4);`],
    },
    charRenderFunc: {
      text: 'Called before each letter is drawn, with the letter, its place and the context: change style and transform for this one letter. It is not called for right-to-left text, which is drawn as one run. Letters are drawn without kerning and ligatures while it is set.',
      examples: [`text.charRenderFunc(({ context, index }) => {\n  context.translate(0, Math.sin(index) * 4);\n});`],
    },
    width: {
      text: "Width of the text’s box, padding included; lines wrap at it. `'auto'` fits the longest line, and the getter then returns the measured width.",
      examples: [`text.width(200);\ntext.width('auto');`],
      default: 'as wide as the longest line and the padding',
    },
    height: {
      text: "Height of the text’s box, padding included; lines that do not fit are left out. `'auto'` fits all lines, and the getter then returns the measured height.",
      examples: [`text.height(100);`],
      default: 'as high as the lines and the padding',
    },
    getTextWidth: {
      text: 'Width of the longest line, without padding.',
      examples: [`const width = text.getTextWidth();`],
    },
    measureSize: {
      text: 'Measures a single line in this text’s font, without drawing it. It takes one line only: a line break counts as a space. `letterSpacing`, `padding` and wrapping do not count.',
      params: { text: 'One line.' },
      returns: 'The browser’s `TextMetrics` as a plain object, and `height`, which is the font size.',
      examples: [`const { width, height } = text.measureSize('Hello');`],
    },
    textArr: 'The lines after wrapping, with their widths.',
    textWidth: 'Width of the longest line; what `getTextWidth` returns.',
    textHeight: 'The font size, as it was when the text was last laid out.',
    getTextHeight: {
      text: 'Height of one line, which is the font size.',
      deprecated: 'Use `height()` for the whole text, `fontSize()` for a line.',
      examples: [],
    },
    getWidth: {
      text: 'What `width()` calls: the width that was set, else the longest line and the padding.',
      type: 'number',
    },
    getHeight: {
      text: 'What `height()` calls: the height that was set, else the lines and the padding.',
      type: 'number',
    },
    setText: {
      text: 'What `text(value)` calls; numbers become strings, `null` and `undefined` an empty string.',
      params: { text: 'What to write.' },
    },
    getSelfRect: { text: 'The text’s box in its own coordinates, widened to the underline.', examples: [] },
    getStrokeScaleEnabled: { text: 'Always `true`: the outline of letters grows with the scale.', examples: [] },
  },
};

export const textPath: PageSupplement = {
  description: `Draws text along an SVG path.

Letters that do not fit on the path are left out. Unlike \`Konva.Text\` it has no default color: without a \`fill\` or \`stroke\` nothing is
drawn.`,
  examples: [
    `const wave = new Konva.TextPath({
  x: 20,
  y: 40,
  data: 'M0 40 Q 60 -20 120 40 T 240 40',
  text: 'Text that follows a wave',
  fontSize: 18,
  fill: 'black',
});
layer.add(wave);`,
  ],
  members: {
    ...onPath,
    letterSpacing: {
      text: 'Space between letters along the path, in pixels; negative values pull them together. Letters on a path are always drawn one by one, so it costs nothing. `getTextWidth()` does not include it.',
      examples: [`textPath.letterSpacing(2);`],
    },
    direction: {
      text: `Reading direction; \`'inherit'\` and \`'ltr'\` place the letters in the order of the text.

\`'rtl'\` reverses their order along the path, so that Hebrew and Arabic read correctly from right to left. Each letter is drawn alone: Arabic
letters do not join, and text in mixed directions is not reordered. Combine it with \`align: 'right'\` so that the text begins at the end of
the path.`,
      type: `'inherit' | 'ltr' | 'rtl'`,
      examples: [`textPath.direction('rtl');\ntextPath.align('right');`],
    },
    text: { text: 'The characters to draw, in one line.', examples: [`textPath.text('All along the path');`] },
    data: {
      text: 'Path that carries the letters, as in the `d` attribute of SVG.',
      examples: [`textPath.data('M0 60 C60 0 120 120 180 60');`],
    },
    align: {
      text: 'Alignment of the text along the path. `justify` widens the spaces to fill the path.',
      type: `'left' | 'center' | 'right' | 'justify'`,
      examples: [`textPath.align('center');`],
    },
    textBaseline: {
      text: 'Which line of the letters lies on the path.',
      type: `'top' | 'bottom' | 'middle' | 'alphabetic' | 'hanging'`,
      examples: [`textPath.textBaseline('bottom');`],
    },
    kerningFunc: {
      text: 'Returns the space to add between two neighboring letters, as a fraction of the font size; negative values move them closer.',
      examples: [`textPath.kerningFunc((left, right) => (left === 'A' && right === 'V' ? -0.1 : 0));`],
    },
    getTextWidth: {
      text: 'Width of all letters on a straight line in pixels, with kerning and without `letterSpacing`.',
      examples: [`const width = textPath.getTextWidth();`],
    },
    getTextHeight: {
      text: 'Height of one line, which is the font size.',
      deprecated: 'Use `fontSize()`.',
      examples: [],
    },
    setText: { text: 'What `text(value)` calls.', params: { text: 'What to write.' } },
    dataArray: 'The path’s segments, with absolute coordinates.',
    pathLength: 'Length of the path.',
    glyphInfo: 'The letters that fit, with their place and rotation on the path.',
    partialText: 'Letter that is being drawn.',
    textWidth: 'Width of all letters; what `getTextWidth` returns.',
    textHeight: 'Height of one line.',
    getSelfRect: { text: 'The smallest rectangle around the letters, in the shape’s own coordinates.', examples: [] },
    getStrokeScaleEnabled: { text: 'Always `true`: the outline of letters grows with the scale.', examples: [] },
  },
};
