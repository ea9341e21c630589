import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  // The badges whose scale has changed since `watch`.
  const pulsed = (indexes: readonly number[]) =>
    demo.waitFor(
      () =>
        demo.evaluate(
          (Konva) =>
            Konva.stages[0]?.find('.badge').map((badge) => Number(badge.getAttr('pulses') ?? 0)) ??
            [],
        ),
      (counts) => counts.every((count, i) => count > 0 === indexes.includes(i)),
    );
  const watch = () =>
    demo.evaluate((Konva) => {
      for (const badge of Konva.stages[0]?.find('.badge') ?? []) {
        badge.setAttr('pulses', 0);
        badge.off('.check');
        badge.on('scaleXChange.check', () =>
          badge.setAttr('pulses', Number(badge.getAttr('pulses')) + 1),
        );
      }
    });
  // The plate is as wide as the words and the space beside them, and both are centered.
  const fits = async () => {
    const plates = await demo.nodes('plate');
    const words = await demo.nodes('words');
    return plates.every(({ attrs, position }, i) => {
      const wide = Number(attrs.width);
      const text = words[i]?.rect.width ?? 0;
      const start = words[i]?.position.x ?? 0;
      return Math.abs(wide - text - 36) < 1.5 && Math.abs(position.x + 18 - start) < 0.01;
    });
  };

  expect(await fits()).toBe(true);
  const before = Number((await demo.node('plate')).attrs.width);
  await demo.control('textbox', 'Words').fill('Longer than before');
  await demo.waitForNode('plate', ({ attrs }) => Number(attrs.width) > before + 40);
  expect(await fits()).toBe(true);

  // By event: the badge that was pressed, and no other.
  await watch();
  const places = (await demo.nodes('badge')).map(({ absolutePosition }) => absolutePosition);
  await demo.click(places[1] ?? { x: 0, y: 0 });
  await pulsed([1]);
  expect(await demo.control('textbox', 'Words').value()).toBe('Event target');

  // By search.
  await watch();
  await demo.control('button', 'Pulse all').click();
  await pulsed([0, 1, 2]);

  // By handle, after a tick: the new badge pulses as soon as it exists.
  const scale = await demo.evaluate(async (Konva) => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Add a badge',
    );
    button?.click();
    // Still before the next frame, in which the tween would begin to shrink it.
    for (let i = 0; i < 50; i += 1) await Promise.resolve();
    return Konva.stages[0]?.find('.badge')[3]?.scaleX();
  });
  expect(scale).toBeCloseTo(1.3, 2);
});
