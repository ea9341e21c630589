import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const stage = await demo.stage();
  const scale = stage.width / 480;
  const at = (x: number, y: number) => ({ x: x * scale, y: y * scale });
  const ink = async (id: string) => (await demo.node(`#${id}`)).attrs['fill'];
  const printed = (id: string, color: string) =>
    demo.waitForNode(`#${id}`, ({ attrs }) => attrs['fill'] === color);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const [red, blue, yellow] = ['#dc3b2c', '#24539f', '#f4b31f'];

  await says('Click a shape');
  expect([await ink('circle'), await ink('triangle')]).toEqual([red, blue]);

  // A click prints the other ink, and the next one the first again; other shapes stay.
  await demo.click(at(90, 120));
  await printed('circle', blue);
  await says('The circle is blue.');
  expect(await ink('triangle')).toBe(blue);
  await demo.click(at(90, 120));
  await printed('circle', red);
  await says('The circle is red.');

  // Other buttons print nothing.
  await demo.click(at(90, 120), { button: 'right' });
  await demo.click(at(90, 120), { button: 'middle' });
  await printed('circle', red);
  expect(await demo.text()).toContain('The circle is red.');

  // Where two shapes overlap, the upper one is clicked. Beside its edges, but in the rectangle around it, the lower one is.
  await demo.click(at(180, 150));
  await printed('triangle', yellow);
  expect(await ink('circle')).toBe(red);
  await demo.click(at(128, 90));
  await printed('circle', blue);
  expect(await ink('triangle')).toBe(yellow);
  // Blue over yellow: both inks darken the paper.
  const [r = 0, g = 0, b = 0] = await demo.pixel(at(180, 150));
  expect(Math.max(r, g, b)).toBeLessThan(110);

  // The paper has no color to change.
  await demo.click(at(250, 40));
  expect([await ink('circle'), await ink('triangle')]).toEqual([blue, yellow]);

  // A finger's tap is one click, not two.
  await demo.tap(at(68, 56));
  await printed('dot', red);
  await says('The dot is red.');

  await demo.control('button', 'Start again').click();
  await printed('circle', red);
  await printed('triangle', blue);
  await says('Click a shape');

  // The keyboard chooses with a line around the shape, and prints.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('ArrowRight');
  await demo.key('ArrowRight');
  const ring = await demo.waitForNode('ring', ({ visible }) => visible);
  await says('The triangle is blue.');
  expect(ring.attrs['data']).toBe((await demo.node('#triangle')).attrs['data']);
  await demo.key('Enter');
  await printed('triangle', yellow);
  await demo.key('Space');
  await printed('triangle', blue);
  await demo.key('ArrowLeft');
  await says('The circle is red.');

  // In a narrow page, the poster is smaller and keeps its inks.
  await demo.key('Enter');
  await narrow(demo);
  await demo.click({ x: (420 * 320) / 480, y: (160 * 320) / 480 });
  await printed('square', blue);
  await demo.waitForNode('ring', ({ visible }) => !visible);
  await widen(demo, stage.width);
  await printed('circle', blue);
  expect(await outOfStep(demo)).toEqual([]);
});
