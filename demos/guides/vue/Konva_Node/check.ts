import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  // How often each lamp began to pulse, in the order of the list. A pulse itself passes by too fast to be looked for.
  const watchPulses = () =>
    demo.evaluate((Konva) => {
      for (const lamp of Konva.stages[0]?.find('.lamp') ?? []) {
        lamp.off('.check');
        lamp.setAttr('pulses', 0);
        // A pulse begins with a jump to this size.
        lamp.on('scaleXChange.check', () => {
          if (lamp.scaleX() === 1.3) lamp.setAttr('pulses', Number(lamp.getAttr('pulses')) + 1);
        });
      }
    });
  const pulses = (expected: number[]) =>
    demo.waitFor(
      async () => (await demo.nodes('lamp')).map(({ attrs }) => attrs.pulses),
      (now) => now.join() === expected.join(),
    );

  // The label is as wide as its words and the space beside them.
  const fits = async () => {
    const text = await demo.node('words');
    const label = await demo.node('label');
    expect(label.rect.width).toBeCloseTo(text.rect.width + 36, 0);
    expect(text.rect.x).toBeCloseTo(label.rect.x + 18, 0);
    return label.rect.width;
  };
  const before = await fits();
  await demo.control('textbox', 'Words').fill('Longer than they were');
  await demo.waitForNode('label', ({ rect }) => rect.width > before + 20);
  await fits();

  await watchPulses();
  const second = (await demo.nodes('lamp'))[1];
  await demo.click(second?.absolutePosition ?? { x: 0, y: 0 });
  await pulses([0, 1, 0]);

  // A removed lamp takes its ref along, and one that comes back has a new one.
  await demo.control('slider', 'Lamps').fill('1');
  await demo.waitFor(
    () => demo.count('lamp'),
    (lamps) => lamps === 1,
  );
  await demo.control('slider', 'Lamps').fill('2');
  await demo.waitFor(
    () => demo.count('lamp'),
    (lamps) => lamps === 2,
  );
  await watchPulses();
  await demo.control('button', 'Pulse all lamps').click();
  await pulses([1, 1]);
});
