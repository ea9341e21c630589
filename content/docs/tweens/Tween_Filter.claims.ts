import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** A cached gray square with a black half, 100 by 100 at 50, 50, whose filter is a blur that counts its runs. */
function countedBlur({ Konva, layer }: ClaimTools, pixelRatio = 1) {
  let runs = 0;
  const count = () => {
    runs += 1;
  };
  const square = new Konva.Group({ x: 50, y: 50 });
  square.add(new Konva.Rect({ width: 50, height: 100, fill: '#000000' }));
  square.add(new Konva.Rect({ x: 50, width: 50, height: 100, fill: '#808080' }));
  layer.add(square);
  square.cache({ pixelRatio });
  square.filters([Konva.Filters.Blur, count]);
  square.blurRadius(14);
  layer.draw();
  return { square, runs: () => runs };
}

export default defineClaims([
  {
    says: 'The tween changes `Konva.Node#blurRadius` in each frame, and Konva runs the filter on the cached image when it draws that frame.',
    run: (tools) => {
      const { square, runs } = countedBlur(tools);
      const soft = tools.pixel(97, 100)[0];
      const tween = new tools.Konva.Tween({ node: square, blurRadius: 0, duration: 1 });
      for (const time of [0.25, 0.5, 0.75]) {
        tween.seek(time);
        tools.layer.draw();
      }
      tools.expect(runs()).toBe(4);
      tween.finish();
      tools.layer.draw();
      tools.expect(soft).toBeGreaterThan(10);
      tools.expect(tools.pixel(97, 100)[0]).toBe(0);
    },
  },
  {
    says: 'even with a `blurRadius` of 0, Konva reads and writes the pixels.',
    run: (tools) => {
      const { square, runs } = countedBlur(tools);
      square.blurRadius(0);
      tools.layer.draw();
      tools.expect(runs()).toBe(2);
    },
  },
  {
    says: 'The blur rounds its radius to whole pixels of the cache, so a tween from 14 to 0 shows 15 images at pixel ratio 1. The filter still runs in every frame.',
    run: (tools) => {
      const { square, runs } = countedBlur(tools);
      const seen = new Set<string>();
      const frames = 57;
      for (let frame = 0; frame < frames; frame++) {
        // A value that differs from the one before, by a quarter.
        square.blurRadius(14 - frame / 4);
        tools.layer.draw();
        const row = [90, 93, 96, 99, 102, 105].map((x) => tools.pixel(x, 100)[0]);
        seen.add(row.join());
      }
      tools.expect(seen.size).toBe(15);
      tools.expect(runs()).toBe(1 + frames);
    },
  },
  {
    says: 'A change of opacity does not run the filter, so each frame only draws two bitmaps',
    run: async (tools) => {
      const { square, runs } = countedBlur(tools);
      const before = runs();
      let isFinished = false;
      square.to({ opacity: 0, duration: 0.03, onFinish: () => (isFinished = true) });
      await tools.until(() => isFinished);
      await tools.frames(1);
      tools.expect(tools.pixel(97, 100)[3]).toBe(0);
      tools.expect(runs()).toBe(before);
    },
  },
  {
    says: 'The blurred image still receives events at opacity 0.',
    run: (tools) => {
      const { square } = countedBlur(tools);
      square.opacity(0);
      tools.layer.draw();
      let count = 0;
      square.on('mouseenter', () => (count += 1));
      tools.mouse.move(100, 100);
      tools.expect(count).toBe(1);
    },
  },
  {
    says: 'Tween a custom attribute, and set a new list in `onUpdate`',
    run: async (tools) => {
      const { square } = countedBlur(tools);
      let isFinished = false;
      square.setAttr('softness', 7);
      square.to({
        softness: 0,
        duration: 0.03,
        onUpdate: () => square.filters([`blur(${Number(square.getAttr('softness')).toFixed(2)}px)`]),
        onFinish: () => (isFinished = true),
      });
      tools.layer.draw();
      tools.expect(square.filters()?.[0]).toMatch(/^blur\(\d\.\d\dpx\)$/);
      tools.expect(tools.pixel(97, 100)[0]).toBeGreaterThan(10);
      await tools.until(() => isFinished);
      tools.layer.draw();
      tools.expect(square.filters()).toEqual(['blur(0.00px)']);
      tools.expect(tools.pixel(97, 100)[0]).toBe(0);
    },
  },
  {
    says: 'The attribute still changes, without a warning.',
    run: (tools) => {
      const box = new tools.Konva.Rect({ width: 50, height: 50, fill: 'red', blurRadius: 14 });
      box.filters([tools.Konva.Filters.Blur]);
      tools.layer.add(box).draw();
      new tools.Konva.Tween({ node: box, blurRadius: 0, duration: 1 }).seek(0.5);
      tools.expect(box.blurRadius()).toBe(7);
      tools.layer.draw();
      tools.expect(tools.pixel(49, 25)).toEqual([255, 0, 0, 255]);
      tools.expect(tools.pixel(51, 25)[3]).toBe(0);
      tools.expect(tools.warnings).toEqual([]);
    },
  },
  {
    says: 'Setting such an attribute runs the filter.',
    run: (tools) => {
      const { square, runs } = countedBlur(tools);
      const tween = new tools.Konva.Tween({ node: square, opacity: 0, blurRadius: 14, duration: 1 });
      for (const time of [0.25, 0.5, 0.75]) {
        tween.seek(time);
        tools.layer.draw();
      }
      tools.expect(square.blurRadius()).toBe(14);
      tools.expect(runs()).toBe(4);
    },
  },
  {
    says: 'It is 0 by default, so a tween to 0 changes nothing.',
    run: ({ Konva, expect }) => expect(new Konva.Rect().blurRadius()).toBe(0),
  },
  {
    says: 'To fade to gray, tween `saturation` of `Konva.Filters.HSL` from 0 to -8',
    run: ({ Konva, layer, pixel, expect }) => {
      const square = new Konva.Rect({ x: 50, y: 50, width: 40, height: 40, fill: 'rgb(242, 102, 74)' });
      layer.add(square);
      square.cache({ pixelRatio: 1 });
      square.filters([Konva.Filters.HSL]);
      const tween = new Konva.Tween({ node: square, saturation: -8, duration: 1 });
      const spread = () => {
        layer.draw();
        const [red = 0, green = 0, blue = 0] = pixel(70, 70);
        return Math.max(red, green, blue) - Math.min(red, green, blue);
      };
      expect(spread()).toBeGreaterThan(100);
      tween.finish();
      expect(spread()).toBeLessThan(3);
    },
  },
]);
