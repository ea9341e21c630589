import { defineCheck } from '../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const disc = await demo.node('disc');
  const square = await demo.node('square');
  const ring = await demo.node('ring');
  const lens = await demo.node('lens');
  const hit = await demo.node('hit');
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );

  await demo.hover({ x: Math.round(disc.absolutePosition.x) - 20, y: 60 });
  await says('the color of the disc.');
  const moved = await demo.waitForNode(
    'lens',
    ({ absolutePosition: position }) => position.x !== lens.absolutePosition.x,
  );
  expect(moved.absolutePosition.x).toBeGreaterThan(hit.absolutePosition.x - 1);

  // The second panel shows the disc in its secret color.
  const key = await demo.evaluate((konva) => {
    const shape = konva.stages[0]?.findOne<InstanceType<typeof konva.Circle>>('.disc');
    return konva.Util.getRGB(shape?.colorKey ?? '');
  });
  const shown = await demo.pixel({
    x: hit.absolutePosition.x + Math.round(disc.absolutePosition.x) - 40,
    y: hit.absolutePosition.y + 60,
  });
  expect(shown.slice(0, 3)).toEqual([key.r, key.g, key.b]);

  // A pixel that the disc covers by less than half: its neighbor decides.
  const edge = await demo.evaluate((konva) => {
    const stage = konva.stages[0];
    const canvas = stage?.getLayers()[0]?.getHitCanvas();
    const center = stage?.findOne('.disc')?.absolutePosition() ?? { x: 0, y: 0 };
    // From the middle downwards, along the disc's left side.
    for (let y = Math.floor(center.y); y < center.y + 40; y += 1) {
      const row = canvas?.getContext().getImageData(0, y, Math.floor(center.x), 1).data ?? [];
      for (let x = 0; x < center.x; x += 1) {
        const alpha = Number(row[x * 4 + 3]);
        if (alpha > 0 && alpha < 128) return { x, y };
      }
    }
    throw new Error('The disc has no such pixel.');
  });
  await demo.hover(edge);
  await says("an edge. The nearest pixel with a color that counts is the disc's.");

  // A square that does not listen is not in the hit graph. A pointer over the second panel reads the same place.
  const inSquare = {
    x: Math.round(square.absolutePosition.x) + 20,
    y: square.absolutePosition.y + 20,
  };
  await demo.hover({
    x: inSquare.x + hit.absolutePosition.x,
    y: inSquare.y + hit.absolutePosition.y,
  });
  await says('is empty: no shape.');
  await demo.control('checkbox', 'Square listens').check(true);
  await says('the color of the square.');

  const inHole = { x: Math.round(ring.absolutePosition.x), y: Math.round(ring.absolutePosition.y) };
  await demo.hover(inHole);
  await says('is empty: no shape.');
  await demo.control('checkbox', "Ring's hole counts").check(true);
  await says('the color of the ring.');

  // The curve begins 124 pixels left of the middle. Eight pixels above, there is no ink.
  const beside = { x: Math.round(disc.absolutePosition.x) - 44, y: 194 };
  await demo.hover(beside);
  await says('the color of the curve.');
  await demo.control('slider', 'hitStrokeWidth').fill('3');
  await says('is empty: no shape.');
});
