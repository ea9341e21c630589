import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

const START = '\u200b';

function startAt(label: Konva.TextPath, words: string, pixels: number) {
  label.text(START + words);
  label.kerningFunc((left) => (left === START ? pixels / label.fontSize() : 0));
}

function addText({ Konva, layer }: ClaimTools, config: Partial<Konva.TextPathConfig> = {}): Konva.TextPath {
  const text = new Konva.TextPath({
    data: 'M20 150 L380 150',
    text: 'HHH',
    fontFamily: 'Arial, Liberation Sans, sans-serif',
    fontSize: 60,
    fill: '#000000',
    ...config,
  });
  layer.add(text).draw();
  return text;
}

/** First and last row and column with ink, in a layer of 400 by 300. */
function ink({ layer }: ClaimTools) {
  const { data } = layer
    .toCanvas({ width: 400, height: 300, pixelRatio: 1 })
    .getContext('2d')
    ?.getImageData(0, 0, 400, 300) ?? {
    data: [],
  };
  const found = { left: Infinity, right: -1, top: Infinity, bottom: -1 };
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 128) continue;
    const x = ((at - 3) / 4) % 400;
    const y = Math.floor((at - 3) / 4 / 400);
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x);
    found.top = Math.min(found.top, y);
    found.bottom = Math.max(found.bottom, y);
  }
  return found;
}

export default defineClaims([
  {
    says: 'The path itself is not drawn',
    run: (tools) => {
      addText(tools, { text: '', stroke: 'red', strokeWidth: 10 });
      tools.expect(ink(tools).right).toBe(-1);
    },
  },
  {
    says: 'across the path; the default',
    run: (tools) => {
      tools.expect(addText(tools).textBaseline()).toBe('middle');
      const { top, bottom } = ink(tools);
      tools.expect(top).toBeLessThan(140);
      tools.expect(bottom).toBeGreaterThan(160);
    },
  },
  {
    says: 'on the path; only parts such as the tail of a p reach below it',
    run: (tools) => {
      const text = addText(tools, { textBaseline: 'alphabetic' });
      tools.expect(Math.abs(ink(tools).bottom - 149)).toBeLessThan(2);
      text.text('ppp');
      tools.layer.draw();
      tools.expect(ink(tools).bottom).toBeGreaterThan(155);
    },
  },
  {
    says: "slightly above the path; the font's box ends on it",
    run: (tools) => {
      const text = addText(tools, { textBaseline: 'bottom' });
      tools.expect(ink(tools).bottom).toBeLessThan(142);
      text.text('ppp');
      tools.layer.draw();
      tools.expect(ink(tools).bottom).toBeLessThan(152);
    },
  },
  {
    says: "`'top'` | below the path",
    run: (tools) => {
      addText(tools, { textBaseline: 'top' });
      tools.expect(ink(tools).top).toBeGreaterThan(148);
    },
  },
  {
    says: "`'justify'` stretches the spaces until the text fills the path.",
    run: (tools) => {
      addText(tools, { text: 'H H H', align: 'justify' });
      const { left, right } = ink(tools);
      tools.expect(left).toBeLessThan(35);
      tools.expect(right).toBeGreaterThan(365);
    },
  },
  {
    says: 'Put a zero-width character in front, and add the distance after it with `Konva.TextPath#kerningFunc`. The function returns a multiple of the font size',
    run: (tools) => {
      const text = addText(tools);
      const { left } = ink(tools);
      for (const pixels of [50, 120]) {
        startAt(text, 'HHH', pixels);
        tools.layer.draw();
        tools.expect(Math.abs(ink(tools).left - left - pixels), String(pixels)).toBeLessThan(2);
      }
    },
  },
  {
    says: 'Two arcs make a full circle. Start at the bottom, so that centered text is at the top',
    run: (tools) => {
      const radius = 80;
      addText(tools, {
        x: 150,
        y: 150,
        data: `M0 ${radius} A${radius} ${radius} 0 1 1 0 ${-radius} A${radius} ${radius} 0 1 1 0 ${radius}`,
        fontSize: 20,
        align: 'center',
        textBaseline: 'alphabetic',
      });
      const { left, right, bottom } = ink(tools);
      tools.expect(bottom).toBeLessThan(80);
      tools.expect(Math.abs((left + right) / 2 - 150)).toBeLessThan(3);
    },
  },
  {
    says: 'Konva does not draw letters that do not fit on the path, and does not warn.',
    run: (tools) => {
      addText(tools, { text: 'H'.repeat(40) });
      tools.expect(ink(tools).right).toBeLessThan(381);
      tools.expect(tools.warnings).toEqual([]);
    },
  },
  {
    says: 'Compare the lengths first',
    run: (tools) => {
      const words = addText(tools, { text: 'H'.repeat(30), letterSpacing: 2 });
      const spacing = (words.text().length - 1) * words.letterSpacing();
      const available = new tools.Konva.Path({ data: words.data() }).getLength() - spacing;
      const needed = words.getTextWidth();
      tools.expect(needed).toBeGreaterThan(available);
      words.fontSize(Math.floor((words.fontSize() * available) / needed));
      tools.expect(words.glyphInfo).toHaveLength(30);
      words.fontSize(words.fontSize() + 2);
      tools.expect(words.glyphInfo.length).toBeLessThan(30);
    },
  },
  {
    says: "`Konva.TextPath#getTextWidth` returns the sum of the letters' widths, without the letter spacing. `width()` is 0 for this shape.",
    run: (tools) => {
      const text = addText(tools);
      const before = text.getTextWidth();
      text.letterSpacing(20);
      tools.expect(text.getTextWidth()).toBe(before);
      tools.expect(text.width()).toBe(0);
    },
  },
  {
    says: 'The text has no fill. Unlike `Konva.Text`, `Konva.TextPath` is not black by default.',
    run: (tools) => {
      addText(tools, { fill: undefined });
      tools.expect(ink(tools).right).toBe(-1);
      tools.layer.add(new tools.Konva.Text({ text: 'HHH', fontSize: 60 })).draw();
      tools.expect(ink(tools).right).toBeGreaterThan(0);
    },
  },
  {
    says: 'The path runs from right to left. Reverse its direction.',
    run: (tools) => {
      const text = addText(tools, { textBaseline: 'alphabetic', data: 'M380 150 L20 150' });
      tools.expect(ink(tools).top).toBeGreaterThan(148);
      text.data('M20 150 L380 150');
      tools.layer.draw();
      tools.expect(ink(tools).bottom).toBeLessThan(152);
    },
  },
]);
