import type { MemberText, PageSupplement } from './types';

/** Attributes that `Konva.Text` and `Konva.TextPath` share. */
const font: Record<string, MemberText> = {
  fontFamily: {
    text: 'Font, or several separated by commas, as in CSS. A web font must be loaded before the text is measured: wait for `document.fonts.load()`, then create the text or set the font. Setting the current name again has no effect; to measure the text again, set another name first.',
    examples: [`text.fontFamily('Georgia, serif'); // Georgia, otherwise another serif font`],
  },
  fontSize: {
    text: 'Font size in pixels.',
    examples: [`text.fontSize(24); // larger letters`],
  },
  fontStyle: {
    text: "Style and weight: `'normal'`, `'italic'`, `'bold'`, a weight such as `'500'`, or both, as in `'italic bold'`.",
    examples: [`text.fontStyle('italic bold'); // slanted and bold`],
  },
  fontVariant: {
    text: 'Whether lowercase letters are drawn as small capitals.',
    type: `'normal' | 'small-caps'`,
    examples: [`text.fontVariant('small-caps'); // small capitals`],
  },
  letterSpacing: {
    text: 'Space between letters in pixels; negative values move them closer together. With any value other than 0, left-to-right text is drawn letter by letter, without kerning and ligatures. Right-to-left text is drawn as one run, so that its letters stay joined.',
    examples: [`text.letterSpacing(2); // 2 pixels more after each letter`],
  },
  textDecoration: {
    text: "Lines below or through the text: `'underline'`, `'line-through'`, both separated by a space, or an empty string.",
    examples: [`text.textDecoration('underline'); // a line below the words`],
  },
  direction: {
    text: "Reading direction; `'inherit'` uses the direction of the canvas.",
    type: `'inherit' | 'ltr' | 'rtl'`,
    examples: [`text.direction('rtl'); // from right to left`],
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
  description: `Draws text on one line or wrapped into several.

Without a \`width\`, the text is as wide as its longest line. With a \`width\`, lines wrap. The default color is black. The text is part of the
canvas, not of the page: screen readers cannot see it, so repeat important text in HTML.`,
  examples: [
    `const text = new Konva.Text({
  x: 20,
  y: 20,
  width: 200,
  text: 'Lines wrap at the width of the text.',
  fontSize: 20,
  lineHeight: 1.3,
  align: 'center',
});
layer.add(text);`,
  ],
  options: {
    fill: {
      text: 'Color of the letters: any CSS color, or a gradient made with a canvas context.',
      default: "`'black'`, unless a gradient or a pattern is set",
    },
  },
  members: {
    ...font,
    text: {
      text: 'The text to draw. `\\n` starts a new line.',
      examples: [
        `text.text('First line\\nSecond line');
text.height(); // 40`,
      ],
    },
    align: {
      text: "Horizontal alignment of the lines within the width. `'justify'` does not stretch the last line of a paragraph.",
      type: `'left' | 'center' | 'right' | 'justify'`,
      examples: [`text.align('center'); // each line is centered`],
    },
    verticalAlign: {
      text: 'Vertical alignment of the lines, when a height is set.',
      type: `'top' | 'middle' | 'bottom'`,
      examples: [
        `text.height(100);
text.verticalAlign('middle'); // centered in the 100 pixels`,
      ],
    },
    padding: {
      text: 'Space in pixels on all four sides, included in the width and height.',
      examples: [
        `text.padding(10);
text.height(); // 40`,
      ],
    },
    lineHeight: {
      text: 'Distance between lines as a multiple of the font size.',
      examples: [
        `text.lineHeight(1.4);
text.height(); // 28`,
      ],
    },
    wrap: {
      text: "Where to break a line that is too long. `'word'` breaks at spaces and hyphens; it breaks inside a word only if that word is wider than the whole line.",
      type: `'word' | 'char' | 'none'`,
      examples: [`text.wrap('char'); // lines break inside words`],
    },
    ellipsis: {
      text: "Whether text that does not fit is cut off and ends with “…”. This requires a height, or a width with `wrap` set to `'none'`.",
      examples: [
        `text.width(120);
text.wrap('none');
text.ellipsis(true); // cut off with an ellipsis`,
      ],
    },
    underlineOffset: {
      text: 'Distance of the underline below the baseline, in pixels.',
      default: 'a quarter of `fontSize`, rounded',
      examples: [`text.underlineOffset(4);`],
    },
    charRenderFunc: {
      text: 'Called before each letter is drawn, with the letter, its position and the context. Change the letter’s style and transform in it. While it is set, letters are drawn without kerning and ligatures. It is not called for right-to-left text, which is drawn as one run.',
      examples: [
        `text.charRenderFunc(({ context, index }) => {
  context.translate(0, Math.sin(index) * 4); // letters on a wave
});`,
      ],
    },
    width: {
      text: "Width of the text box, including padding; lines wrap at it. `'auto'` fits the longest line, and the getter then returns the measured width.",
      examples: [
        `text.width(200);
text.width('auto'); // as wide as the longest line`,
      ],
      default: 'the longest line plus padding',
    },
    height: {
      text: "Height of the text box, including padding. Lines that do not fit are left out, except the first. `'auto'` fits all lines, and the getter then returns the measured height.",
      examples: [`text.height(100); // lines below that are not drawn`],
      default: 'all lines plus padding',
    },
    getTextWidth: {
      text: 'Width of the longest line, without padding.',
      examples: [`text.getTextWidth() === text.width(); // true (without padding)`],
    },
    measureSize: {
      text: 'Measures one line of text in this font, without drawing it. A line break counts as a space. `letterSpacing`, `padding` and wrapping are ignored.',
      params: { text: 'Text to measure.' },
      returns: 'The browser’s `TextMetrics` as a plain object, plus `height`, which is the font size.',
      examples: [`text.measureSize('Hello').height; // 20`],
    },
    textArr: 'The lines after wrapping, each with its width.',
    textWidth: 'Width of the longest line, which is also the result of `getTextWidth`.',
    textHeight: 'The font size at the time of the last layout.',
    getTextHeight: {
      text: 'Height of one line, which is the font size.',
      deprecated: 'Use `height()` for the whole text and `fontSize()` for a line.',
      examples: [],
    },
    getWidth: {
      text: 'The method behind `width()`: the width that was set, else the longest line plus padding.',
      type: 'number',
    },
    getHeight: {
      text: 'The method behind `height()`: the height that was set, else all lines plus padding.',
      type: 'number',
    },
    setText: {
      text: 'The method behind `text(value)`. It converts numbers to strings, and `null` and `undefined` to an empty string.',
      params: { text: 'New text.' },
    },
    getSelfRect: { text: 'The text box in its own coordinates, extended to include the underline.', examples: [] },
    getStrokeScaleEnabled: { text: 'Always `true`: the stroke of letters scales with the node.', examples: [] },
  },
};

export const textPath: PageSupplement = {
  description: `Draws text along an SVG path.

Letters that do not fit on the path are left out. Unlike \`Konva.Text\` it has no default color: without a \`fill\` or \`stroke\` it draws
nothing.`,
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
      text: 'Space between letters along the path, in pixels; negative values move them closer together. Letters on a path are always drawn one by one. `getTextWidth()` does not include it.',
      examples: [`textPath.letterSpacing(2); // 2 pixels more after each letter`],
    },
    direction: {
      text: `Reading direction; \`'inherit'\` and \`'ltr'\` place the letters in the order of the text.

\`'rtl'\` reverses their order along the path, so that Hebrew and Arabic read from right to left. Each letter is drawn separately: Arabic
letters do not join, and mixed directions are not reordered. Combine it with \`align: 'right'\`, so that the text starts at the end of the
path.`,
      type: `'inherit' | 'ltr' | 'rtl'`,
      examples: [`textPath.direction('rtl');\ntextPath.align('right');`],
    },
    text: {
      text: 'The text to draw, on one line.',
      examples: [`textPath.text('All along the path'); // letters that do not fit are left out`],
    },
    data: {
      text: 'Path for the letters, as in the `d` attribute of SVG.',
      examples: [`textPath.data('M0 60 C60 0 120 120 180 60'); // a wave`],
    },
    align: {
      text: "Alignment of the text along the path. `'justify'` widens the spaces until the text fills the path.",
      type: `'left' | 'center' | 'right' | 'justify'`,
      examples: [`textPath.align('center'); // in the middle of the path`],
    },
    textBaseline: {
      text: 'Text baseline that is placed on the path.',
      type: `'top' | 'bottom' | 'middle' | 'alphabetic' | 'hanging'`,
      examples: [`textPath.textBaseline('bottom'); // the letters are above the path`],
    },
    kerningFunc: {
      text: 'Returns extra space between two neighboring letters, as a fraction of the font size; negative values move them closer together.',
      examples: [
        `textPath.kerningFunc((left, right) => (left === 'A' && right === 'V' ? -0.1 : 0)); // V moves closer to A`,
      ],
    },
    getTextWidth: {
      text: 'Total width of the letters on a straight line in pixels, including `kerningFunc` but not `letterSpacing`.',
      examples: [`const width = textPath.getTextWidth();`],
    },
    getTextHeight: {
      text: 'Height of one line, which is the font size.',
      deprecated: 'Use `fontSize()`.',
      examples: [],
    },
    setText: { text: 'The method behind `text(value)`.', params: { text: 'New text.' } },
    dataArray: 'The segments of the path, with absolute coordinates.',
    pathLength: 'Length of the path.',
    glyphInfo:
      'The letters that fit on the path: each `text`, its start `p0` and end `p1` on the path, the `width` between them, and its `rotation` in radians, whatever the value of `Konva.angleDeg`.',
    partialText: 'Letter that is currently being drawn.',
    textWidth: 'Total width of the letters, which is also the result of `getTextWidth`.',
    textHeight: 'Height of one line.',
    getSelfRect: {
      text: 'The rectangle around the letters’ positions on the path, with half the font size on each side and the underline, in the shape’s own coordinates.',
      examples: [],
    },
    getStrokeScaleEnabled: { text: 'Always `true`: the stroke of letters scales with the node.', examples: [] },
  },
};
