import type { MemberText, PageSupplement } from './types';

/** Attributes that straight and bent text share. */
const font: Record<string, MemberText> = {
  fontFamily: {
    text: 'Font, or several with commas between, as in CSS. A web font must have loaded; write the attribute again when it has.',
    examples: [`text.fontFamily('Georgia, serif');`],
  },
  fontSize: { text: 'Size of the letters in pixels.', examples: [`text.fontSize(24);`] },
  fontStyle: {
    text: "`'normal'`, `'italic'`, `'bold'`, a weight such as `'500'`, or `'italic bold'`.",
    examples: [`text.fontStyle('italic bold');`],
  },
  fontVariant: { text: '`normal` or `small-caps`, as in CSS.', examples: [`text.fontVariant('small-caps');`] },
  letterSpacing: {
    text: 'Space between letters in pixels; negative pulls them together. Any value but 0 draws letter by letter, which costs time.',
    examples: [`text.letterSpacing(2);`],
  },
  textDecoration: {
    text: "`'underline'`, `'line-through'`, both with a space between, or an empty text.",
    examples: [`text.textDecoration('underline');`],
  },
  direction: {
    text: "Reading direction; `'inherit'` takes the canvas’s.",
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
picture, not of the page: readers of screens do not see it, so repeat what matters in HTML.`,
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
  members: {
    ...font,
    text: { text: 'What is written. `\\n` begins a new line.', examples: [`text.text('First line\\nSecond line');`] },
    align: {
      text: 'Where lines stand in the width.',
      type: `'left' | 'center' | 'right' | 'justify'`,
      examples: [`text.align('center');`],
    },
    verticalAlign: {
      text: 'Where the lines stand in the height that is set.',
      type: `'top' | 'middle' | 'bottom'`,
      examples: [`text.height(100);\ntext.verticalAlign('middle');`],
    },
    padding: { text: 'Space on all four sides, inside width and height.', examples: [`text.padding(10);`] },
    lineHeight: { text: 'Distance of lines as a multiple of the font size.', examples: [`text.lineHeight(1.4);`] },
    wrap: {
      text: 'Where a line that is too long is broken.',
      type: `'word' | 'char' | 'none'`,
      examples: [`text.wrap('char');`],
    },
    ellipsis: {
      text: "Ends text that does not fit with '…'. It needs a height, or a width and `wrap` set to `none`.",
      examples: [`text.width(120);\ntext.wrap('none');\ntext.ellipsis(true);`],
    },
    underlineOffset: {
      text: 'Distance of the underline from the baseline in pixels.',
      default: 'follows from the font size',
      examples: [`text.underlineOffset(4);`],
    },
    charRenderFunc: {
      text: 'Called before each letter is drawn, with the letter, its place and the context: change style and transform for this one letter.',
      examples: [`text.charRenderFunc(({ context, index }) => {\n  context.translate(0, Math.sin(index) * 4);\n});`],
    },
    width: {
      text: "Width of the text’s box; lines are wrapped at it. `'auto'` fits the longest line.",
      examples: [`text.width(200);\ntext.width('auto');`],
      default: 'as wide as the longest line and the padding',
    },
    height: {
      text: "Height of the text’s box; lines that do not fit are left out. `'auto'` fits all lines.",
      examples: [`text.height(100);`],
      default: 'as high as the lines and the padding',
    },
    getTextWidth: {
      text: 'Width of the longest line, without padding.',
      examples: [`const width = text.getTextWidth();`],
    },
    measureSize: {
      text: 'Measures a single line in this text’s font, without drawing it.',
      params: { text: 'One line.' },
      examples: [`const { width } = text.measureSize('Hello');`],
    },
    textArr: 'The lines after wrapping, with their widths.',
    textWidth: 'Width of the longest line; what `getTextWidth` answers.',
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
      text: 'What `text(value)` calls; numbers become text, nothing becomes an empty text.',
      params: { text: 'What to write.' },
    },
    getSelfRect: { text: 'The text’s box in its own coordinates, widened to the underline.', examples: [] },
    getStrokeScaleEnabled: { text: 'Always `true`: the outline of letters grows with the scale.', examples: [] },
  },
};

export const textPath: PageSupplement = {
  description: `Draws text along an SVG path.

Letters that find no room on the path are left out.`,
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
    text: { text: 'What is written, in one line.', examples: [`textPath.text('All along the path');`] },
    data: {
      text: 'Path the letters stand on, as in the `d` attribute of SVG.',
      examples: [`textPath.data('M0 60 C60 0 120 120 180 60');`],
    },
    align: {
      text: 'Where the text stands on the path.',
      type: `'left' | 'center' | 'right' | 'justify'`,
      examples: [`textPath.align('center');`],
    },
    textBaseline: {
      text: 'Which height of the letters stands on the path.',
      type: `'top' | 'bottom' | 'middle' | 'alphabetic' | 'hanging'`,
      examples: [`textPath.textBaseline('bottom');`],
    },
    kerningFunc: {
      text: 'Answers how far two neighboring letters are moved together, as a part of the font size; negative moves them closer.',
      examples: [`textPath.kerningFunc((left, right) => (left === 'A' && right === 'V' ? -0.1 : 0));`],
    },
    getTextWidth: {
      text: 'Width of all letters beside each other.',
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
    glyphInfo: 'Letters with their place and turn on the path.',
    partialText: 'Letter that is being drawn.',
    textWidth: 'Width of all letters; what `getTextWidth` answers.',
    textHeight: 'Height of one line.',
    getSelfRect: { text: 'The smallest rectangle around the letters, in the shape’s own coordinates.', examples: [] },
    getStrokeScaleEnabled: { text: 'Always `true`: the outline of letters grows with the scale.', examples: [] },
  },
};
