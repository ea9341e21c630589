import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

const WORDS = 'Konva wraps this paragraph to the width of the text.';

function addText({ Konva, layer }: ClaimTools, config: Partial<Konva.TextConfig> = {}): Konva.Text {
  const text = new Konva.Text({ text: WORDS, fontSize: 20, ...config });
  layer.add(text).draw();
  return text;
}

/** How often anything is measured. */
function measurements({ onEnd }: ClaimTools): () => number {
  const prototype = CanvasRenderingContext2D.prototype;
  const original = prototype.measureText;
  let count = 0;
  prototype.measureText = function (words) {
    count += 1;
    return original.call(this, words);
  };
  onEnd(() => (prototype.measureText = original));
  return () => count;
}

export default defineClaims([
  {
    says: 'The value is correct even before the next draw.',
    run: ({ Konva, expect }) => {
      const text = new Konva.Text({ text: WORDS, fontSize: 20, lineHeight: 1.5, padding: 10 });
      expect(text.height()).toBe(20 * 1.5 + 20);
      text.width(120);
      expect(text.height()).toBe(text.textArr.length * 30 + 20);
      expect(text.textArr.length).toBeGreaterThan(3);
    },
  },
  {
    says: "Needs a height, or a width with `wrap: 'none'`.",
    run: ({ Konva, expect }) => {
      const last = (config: Partial<Konva.TextConfig>) => {
        const { textArr } = new Konva.Text({ text: WORDS, fontSize: 20, ellipsis: true, ...config });
        return textArr.at(-1)?.text.endsWith('…');
      };
      expect(last({ width: 120, height: 50 })).toBe(true);
      expect(last({ width: 120, wrap: 'none' })).toBe(true);
      expect(last({ width: 120 })).toBe(false);
    },
  },
  {
    says: 'A text receives events in its whole box, not only on its letters. Set `Konva.Node#listening` to `false`',
    run: (tools) => {
      const text = addText(tools, { text: 'i', width: 300, align: 'left' });
      const hit = () => tools.stage.getIntersection({ x: 250, y: 10 });
      tools.expect(hit()).toBe(text);
      text.listening(false);
      tools.layer.draw();
      tools.expect(hit()).toBeNull();
    },
  },
  {
    says: 'Konva measures and wraps a text again when its words, its font or its width change, but not when its color or position changes.',
    run: (tools) => {
      const text = new tools.Konva.Text({ text: WORDS, fontSize: 20, width: 200 });
      const count = measurements(tools);
      text.setAttrs({ fill: 'red', x: 40, rotation: 10 });
      tools.expect(count()).toBe(0);
      for (const change of [{ text: 'New words' }, { fontFamily: 'serif' }, { width: 100 }]) {
        const before = count();
        text.setAttrs(change);
        tools.expect(count(), JSON.stringify(change)).toBeGreaterThan(before);
      }
    },
  },
  {
    says: 'Konva adds `letterSpacing` after every letter, including the last one.',
    run: ({ Konva, expect }) => {
      const plain = new Konva.Text({ text: 'abc', fontSize: 20 });
      const spaced = new Konva.Text({ text: 'abc', fontSize: 20, letterSpacing: 10 });
      expect(spaced.width() - plain.width()).toBeCloseTo(30, 3);
    },
  },
  {
    says: '`Konva.Text#measureSize` returns how far the letters of one line extend from its baseline',
    run: ({ Konva, layer, expect }) => {
      const text = new Konva.Text({ text: 'xgAy', fontSize: 60, padding: 10, lineHeight: 1.5 });
      layer.add(text).draw();
      const letters = text.measureSize(text.text());
      const middle = text.padding() + (text.fontSize() * text.lineHeight()) / 2;
      const baseline = middle + (letters.fontBoundingBoxAscent - letters.fontBoundingBoxDescent) / 2;
      const top = baseline - letters.actualBoundingBoxAscent;
      const left = text.padding() - letters.actualBoundingBoxLeft;
      const width = letters.actualBoundingBoxLeft + letters.actualBoundingBoxRight;
      const height = letters.actualBoundingBoxAscent + letters.actualBoundingBoxDescent;

      const canvas = layer.toCanvas({ pixelRatio: 1, x: 0, y: 0, width: 250, height: 120 });
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, 250, 120).data ?? [];
      const inked = Array.from({ length: 250 * 120 }, (_, at) => at).filter((at) => (pixels[at * 4 + 3] ?? 0) > 60);
      const [xs, ys] = [inked.map((at) => at % 250), inked.map((at) => Math.floor(at / 250))];
      const near = (drawn: number, said: number) =>
        expect(Math.abs(drawn - said), `${drawn}, not ${said}`).toBeLessThan(2);
      near(Math.min(...xs), left);
      near(Math.max(...xs) + 1, left + width);
      near(Math.min(...ys), top);
      near(Math.max(...ys) + 1, top + height);
      expect(text.height() - height).toBeGreaterThan(20);
    },
  },
  {
    says: 'For upright letters, write one letter per line; otherwise, rotate the node',
    run: ({ Konva, expect }) => {
      const upright = new Konva.Text({ text: [...'MENU'].join('\n'), align: 'center', fontSize: 20 });
      expect(upright.height()).toBe(80);
      const turned = new Konva.Text({ text: 'MENU', rotation: -90, fontSize: 20 }).getClientRect();
      expect(turned.height).toBeGreaterThan(turned.width);
    },
  },
  {
    says: 'For dots in the middle, measure with `Konva.Text#measureSize`',
    run: ({ Konva, expect }) => {
      const text = new Konva.Text({ fontSize: 20 });
      const words = 'A very long name of a file.png';
      const letters = [...words];
      let kept = letters.length;
      let short = words;
      while (kept > 1 && text.measureSize(short).width > 150) {
        kept -= 1;
        short = `${letters.slice(0, Math.ceil(kept / 2)).join('')}…${letters.slice(letters.length - Math.floor(kept / 2)).join('')}`;
      }
      expect(short).toMatch(/^A very.*….*png$/);
      expect(text.measureSize(short).width).toBeLessThanOrEqual(150);
    },
  },
  {
    says: "If a word is wider than the text, Konva breaks it between letters, even with `wrap: 'word'`. Make the text as wide as its longest word",
    run: ({ Konva, expect }) => {
      const text = new Konva.Text({ text: 'NEIGHBORHOOD PARTY', fontSize: 40, width: 200, padding: 5, wrap: 'word' });
      const lines = () => text.textArr.map((line) => line.text.trim());
      expect(lines()[0]).not.toBe('NEIGHBORHOOD');
      const widths = text
        .text()
        .split(/\s+/)
        .map((word) => text.measureSize(word).width);
      text.width(Math.max(text.width(), Math.ceil(Math.max(...widths)) + 2 * text.padding()));
      expect(lines()).toEqual(['NEIGHBORHOOD', 'PARTY']);
    },
  },
]);
