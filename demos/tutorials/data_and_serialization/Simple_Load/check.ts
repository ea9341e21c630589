import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const field = demo.control('textbox', 'JSON of the stage');
  const load = demo.control('button', 'Load');
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const stages = () => demo.evaluate((konva) => konva.stages.length);

  const saved = await field.value();
  const kinds = async () => {
    const nodes = await demo.nodes('Shape');
    return nodes.map(({ className }) => className).join();
  };
  expect(await kinds()).toBe('Circle,Rect,Line,Line');
  expect(await demo.pixel({ x: 140, y: 170 })).toEqual([242, 102, 74, 255]);

  // The text decides about attributes, defaults, order and size.
  const changed = saved
    .replace('"fill": "#f2664a"', '"fill": "#8457c9", "opacity": 0.5')
    .replace('"x": 140', '"x": 120, "rotation": 10')
    .replace('"width": 300', '"width": 280');
  await field.fill(changed);
  expect((await demo.node('hull')).attrs.fill).toBe('#f2664a');
  await load.click();
  await says('Loaded.');
  const boat = await demo.waitForNode('boat', ({ rotation }) => rotation === 10);
  expect(boat.position).toEqual({ x: 120, y: 160 });
  expect((await demo.stage()).width).toBe(280);
  await demo.waitForNode('hull', ({ attrs }) => attrs.fill === '#8457c9' && attrs.opacity === 0.5);
  expect(await stages()).toBe(1);

  // An attribute that is no longer in the text is the default again.
  await field.fill(saved.replace('"radius": 26,', '').replace(/"name": "hull",/, ''));
  await load.click();
  await demo.waitForNode('boat', ({ rotation }) => rotation === 0);
  expect((await demo.node('Circle')).attrs.radius).toBeUndefined();
  expect(await demo.count('hull')).toBe(0);
  expect((await demo.stage()).width).toBe(300);

  // Other children in the same places.
  await field.fill(saved.replaceAll('"className": "Line"', '"className": "Rect"'));
  await load.click();
  await demo.waitFor(kinds, (now) => now === 'Circle,Rect,Rect,Rect');

  // What is not a stage is refused, and the scene stays.
  for (const [text, reason] of [
    ['{ "attrs": ', 'This is not JSON.'],
    ['[]', 'this is not an object'],
    [saved.replace('"Circle"', '"Circel"'), 'The class Circel is unknown.'],
    [saved.replace('"className": "Group"', '"name": "Group"'), 'A node has no className.'],
    ['{ "className": "Layer", "attrs": {} }', 'This is a Layer, not a Stage.'],
  ] as const) {
    await field.fill(text);
    await load.click();
    await says(reason);
  }
  expect(await kinds()).toBe('Circle,Rect,Rect,Rect');
  expect(await stages()).toBe(1);

  await field.fill(saved);
  await load.click();
  await says('Loaded.');
  await demo.waitFor(kinds, (now) => now === 'Circle,Rect,Line,Line');

  // The saved stage fits a small phone.
  await demo.evaluate(() => {
    document.body.style.width = '320px';
  });
  expect(await demo.evaluate(() => document.body.scrollWidth)).toBe(320);
});
