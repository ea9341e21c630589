import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const { scaleX: scale, width } = await demo.stage();
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const fillOf = async (id: string) => (await demo.node(`#${id}`)).attrs['fill'];
  /** The label, once it is shown with this name. */
  const named = async (name: string) => {
    await demo.waitForNode('title', ({ attrs }) => attrs['text'] === name);
    return demo.waitForNode('label', ({ visible }) => visible);
  };
  /** The middle of an element of the page, in coordinates of the stage. */
  const placeOf = (selector: string) =>
    demo.evaluate((_, given) => {
      const stage = document.querySelector('canvas')?.getBoundingClientRect();
      const box = document.querySelector(given)?.getBoundingClientRect();
      if (!stage || !box) throw new Error(`There is no ${given}.`);
      return { x: box.x + box.width / 2 - stage.x, y: box.y + box.height / 2 - stage.y };
    }, selector);
  const hidden = () => demo.waitForNode('label', ({ visible }) => !visible);

  expect(await demo.count('area')).toBe(5);
  await hidden();
  await says('Point at a floor, the gym or the dome.');

  // The mouse: the tint, the label at the pointer, which follows, and leaving clears both.
  const place = { x: 300 * scale, y: 360 * scale };
  await demo.hover(place);
  const first = await named('First floor');
  // The browser rounds a pointer's place to whole pixels.
  expect(Math.abs(first.absolutePosition.x - place.x)).toBeLessThan(1);
  expect(Math.abs(first.absolutePosition.y - place.y + 4)).toBeLessThan(1);
  expect(await fillOf('first')).toBe('#3fa66b80');
  expect(await demo.cursor()).toBe('pointer');
  await demo.moveTo({ x: place.x - 60, y: place.y - 20 });
  await demo.waitForNode(
    'label',
    ({ absolutePosition: at }) =>
      Math.abs(at.x - place.x + 60) < 1 && Math.abs(at.y - place.y + 24) < 1,
  );
  // Straight over the label: it must not take the pointer from the floor.
  await demo.moveTo({ x: place.x - 60, y: place.y - 28 });
  await named('First floor');
  await demo.hover({ x: 200 * scale, y: 260 * scale });
  await named('Second floor');
  await says('Second floor: Classroom 2A, music room and classroom 2B.');
  expect(await fillOf('first')).toBe('');
  await demo.hover({ x: 640 * scale, y: 60 * scale });
  await hidden();
  expect(await fillOf('second')).toBe('');
  expect(await demo.cursor()).toBe('default');

  // Out of the picture, the label goes as well.
  const words = await placeOf('.status');
  await demo.hover(place);
  await named('First floor');
  await demo.hover(words);
  await hidden();
  // The mouse on a button points at its area until it leaves.
  await demo.hover(await placeOf('.floors li:first-child button'));
  await demo.waitForNode('label', ({ visible }) => visible);
  await demo.hover(words);
  await hidden();

  // A click keeps an area after the pointer has left.
  await demo.click('#gym');
  await demo.control('button', 'Observatory').focus();
  await named('Observatory');
  await demo.waitForNode(
    '#gym',
    ({ attrs }) => attrs['fill'] === '' && attrs['stroke'] === '#4a90e2',
  );

  // The keyboard: the focus points at the middle of the area, and moving on clears it.
  const dome = await demo.node('#observatory');
  const label = await demo.node('label');
  expect(Math.abs(label.absolutePosition.x - dome.rect.x - dome.rect.width / 2)).toBeLessThan(4);
  await demo.key('Tab');
  await named('Third floor');
  expect(await fillOf('observatory')).toBe('');
  await demo.key('Enter');
  await demo.waitForNode('#third', ({ attrs }) => attrs['stroke'] === '#f2664a');
  await demo.waitFor(
    () => demo.evaluate(() => document.activeElement?.getAttribute('aria-pressed')),
    (pressed) => pressed === 'true',
  );
  await demo.key('Escape');
  await hidden();
  await says('Point at a floor, the gym or the dome.');

  // A tap names and keeps an area, a tap beside clears it; a finger that moves scrolls the page.
  await demo.tap('#second');
  await named('Second floor');
  expect(await demo.swipe('#first', { x: 0, y: -60 })).toBe('browser');
  await demo.tap({ x: 640 * scale, y: 60 * scale });
  await hidden();
  await demo.waitForNode('#second', ({ attrs }) => attrs['stroke'] === '');

  // At the edges the label turns, so that it stays in the picture.
  // The panel keeps its width, and the picture gets what is left.
  await demo.evaluate(() => (document.body.style.width = '560px'));
  await demo.waitFor(
    () => demo.stage(),
    (now) => now.width < width && now.scaleX < scale,
  );
  await demo.control('button', 'Third floor').focus();
  const narrowLabel = await named('Third floor');
  expect(narrowLabel.rect.x).toBeGreaterThan(0);
  expect(narrowLabel.rect.x + narrowLabel.rect.width).toBeLessThan((await demo.stage()).width);
  await widen(demo, width);
  await named('Third floor');
  await demo.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await hidden();
  expect(await outOfStep(demo)).toEqual([]);
});
