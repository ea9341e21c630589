import type Konva from 'konva';
import type { CharRenderProps } from 'konva/lib/shapes/Text';
import { defineClaims } from '@site-packages/page-claims';

/** The letters of a text, in the order in which they are drawn. */
function lettersOf(text: Konva.Text): Omit<CharRenderProps, 'context'>[] {
  const seen: Omit<CharRenderProps, 'context'>[] = [];
  text.charRenderFunc(({ context: _, ...letter }) => void seen.push(letter));
  text.toCanvas({ pixelRatio: 1 });
  return seen;
}

export default defineClaims([
  {
    says: 'the letter; an emoji of several code points is one letter',
    run: ({ Konva, expect }) => {
      const family = '👩‍👩‍👧';
      const seen = lettersOf(new Konva.Text({ text: `a${family}b` }));
      expect(seen.map(({ char, index }) => [char, index])).toEqual([
        ['a', 0],
        [family, 1],
        ['b', 2],
      ]);
    },
  },
  {
    says: 'its position among the drawn letters, including spaces, but not line breaks or the spaces at which a line wraps',
    run: ({ Konva, expect }) => {
      const seen = lettersOf(new Konva.Text({ text: 'a b\nc' }));
      expect(
        seen.map(({ char, index, lineIndex, column, isLastInLine }) => [char, index, lineIndex, column, isLastInLine]),
      ).toEqual([
        ['a', 0, 0, 0, false],
        [' ', 1, 0, 1, false],
        ['b', 2, 0, 2, true],
        ['c', 3, 1, 0, true],
      ]);
    },
  },
  {
    says: "its left edge, measured from the padding, and its baseline, from the first line's top",
    run: ({ Konva, expect }) => {
      const look = { text: 'HH', fontSize: 40, width: 300, align: 'right' };
      const [plain] = lettersOf(new Konva.Text(look));
      const [padded] = lettersOf(new Konva.Text({ ...look, padding: 20 }));
      const width = plain?.width ?? NaN;
      expect(plain?.x).toBeCloseTo(300 - 2 * width, 1);
      expect(padded?.x).toBeCloseTo(260 - 2 * width, 1);
      expect(padded?.y).toBe(plain?.y);
      // The baseline is in the lower part of a line of 40 pixels.
      expect(plain?.y).toBeGreaterThan(25);
      expect(plain?.y).toBeLessThan(40);
    },
  },
  {
    says: 'so no change carries over to the next letter',
    run: ({ Konva, layer, expect }) => {
      const alphas: number[] = [];
      const text = new Konva.Text({ text: 'abc' });
      text.charRenderFunc(({ context }) => {
        alphas.push(context.globalAlpha);
        context.globalAlpha *= 0.5;
      });
      layer.add(text).draw();
      expect(alphas.slice(0, 3)).toEqual([1, 1, 1]);
    },
  },
  {
    says: 'Multiply `globalAlpha` instead of setting it, because it already contains the `opacity` of the text and of its groups.',
    run: ({ Konva, layer, expect }) => {
      const alphas: number[] = [];
      const text = new Konva.Text({ text: 'a', opacity: 0.5 });
      text.charRenderFunc(({ context }) => void alphas.push(context.globalAlpha));
      layer.add(new Konva.Group({ opacity: 0.5 }).add(text)).draw();
      expect(alphas[0]).toBeCloseTo(0.25, 6);
    },
  },
  {
    says: 'The function runs whenever the layer is drawn, even when another shape is dragged or the stage is exported.',
    run: async ({ Konva, stage, layer, mouse, frames, expect }) => {
      let calls = 0;
      const text = new Konva.Text({ text: 'a', charRenderFunc: () => void (calls += 1) });
      const ball = new Konva.Circle({ x: 100, y: 100, radius: 30, fill: 'red', draggable: true });
      layer.add(text, ball).draw();
      const since = async (act: () => void) => {
        const before = calls;
        act();
        await frames(2);
        return calls - before;
      };
      expect(await since(() => mouse.drag([100, 100], [130, 110]))).toBeGreaterThan(0);
      expect(await since(() => stage.width(stage.width() + 1))).toBeGreaterThan(0);
      expect(await since(() => stage.toDataURL())).toBeGreaterThan(0);
      expect(await since(() => undefined)).toBe(0);
    },
  },
  {
    says: 'The variable changes, but the layer is not redrawn. Pass the layer to the animation.',
    run: async ({ Konva, layer, onEnd, until, frames, expect }) => {
      let calls = 0;
      let time = 0;
      layer.add(new Konva.Text({ text: 'a', charRenderFunc: () => void (calls += 1) })).draw();
      await frames(2);
      const animation = new Konva.Animation((frame) => void (time = frame.time));
      onEnd(() => animation.stop());
      animation.start();
      const before = calls;
      await until(() => time > 0);
      await frames(2);
      expect(calls).toBe(before);
      animation.setLayers(layer);
      await until(() => calls > before + 1);
    },
  },
  {
    says: 'The text is cached, or inside a cached group, and the function ran only when the cache was created.',
    run: ({ Konva, layer, expect }) => {
      let calls = 0;
      const text = new Konva.Text({ text: 'a', charRenderFunc: () => void (calls += 1) });
      const group = new Konva.Group().add(text);
      layer.add(group);
      for (const node of [text, group]) {
        node.cache();
        const before = calls;
        expect(before).toBeGreaterThan(0);
        layer.draw();
        expect(calls).toBe(before);
        node.clearCache();
        layer.draw();
        expect(calls).toBeGreaterThan(before);
      }
    },
  },
  {
    says: 'including spaces, but not line breaks or the spaces at which a line wraps',
    run: ({ Konva, expect }) => {
      const text = new Konva.Text({ text: 'one two\nsix', fontSize: 40, width: 90 });
      const seen = lettersOf(text);
      expect(seen.map(({ char }) => char).join('')).toBe('onetwosix');
      expect(seen.find(({ char }) => char === 's')).toMatchObject({
        index: 6,
        lineIndex: 2,
        column: 0,
      });
    },
  },
  {
    says: 'Konva draws the whole line with one call',
    run: ({ Konva, layer, expect }) => {
      let calls = 0;
      const text = new Konva.Text({ text: 'abc', charRenderFunc: () => void (calls += 1) });
      layer.add(text.direction('rtl')).draw();
      expect(calls).toBe(0);
      text.direction('ltr');
      layer.draw();
      expect(calls).toBeGreaterThan(2);
    },
  },
  {
    says: "Without the function, Konva draws a line with one `fillText` call, unless `letterSpacing` or `align: 'justify'` is set. With it, Konva measures and draws each letter separately.",
    run: ({ Konva, layer, onEnd, expect }) => {
      const { fillText } = CanvasRenderingContext2D.prototype;
      onEnd(() => void (CanvasRenderingContext2D.prototype.fillText = fillText));
      let calls = 0;
      CanvasRenderingContext2D.prototype.fillText = function (...args) {
        calls += 1;
        fillText.apply(this, args);
      };
      const text = new Konva.Text({ text: 'One letter\nafter another', fill: 'red' });
      layer.add(text).draw();
      expect(calls).toBe(2);
      text.charRenderFunc(() => undefined);
      calls = 0;
      layer.draw();
      expect(calls).toBe(23);
    },
  },
]);
