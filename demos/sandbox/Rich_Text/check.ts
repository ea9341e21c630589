import { defineCheck } from '../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  /** A number that changes with the picture of the text. It can be read: the canvas may be exported. */
  const picture = () =>
    demo.evaluate((konva) => {
      const letter = konva.stages[0]?.findOne('.letter');
      const data = letter?.toDataURL() ?? '';
      let sum = 0;
      for (let i = 0; i < data.length; i += 1) sum = (Math.imul(sum, 31) + data.charCodeAt(i)) | 0;
      return sum;
    });
  /** Waits until the picture is another one, and then for half a second the same. */
  const changes = async (from: number) => {
    let last = await demo.waitFor(picture, (now) => now !== from);
    let since = Date.now();
    return demo.waitFor(picture, (now) => {
      if (now !== last) [last, since] = [now, Date.now()];
      return Date.now() - since > 500;
    });
  };
  const count = (selector: string) =>
    demo.waitFor(
      () =>
        demo.evaluate(() =>
          ['b', 'i', 'h2', 'span']
            .map((tag) => `${tag}${document.querySelectorAll(`[role="textbox"] ${tag}`).length}`)
            .join(),
        ),
      (found) => found.split(',').includes(selector),
    );

  await count('b2');
  const empty = await demo.evaluate((konva) => {
    const image = konva.stages[0]?.findOne<InstanceType<typeof konva.Image>>('.letter')?.image();
    return image instanceof HTMLImageElement ? image.naturalWidth : 0;
  });
  expect(empty).toBe(236);

  // What is typed is on the canvas a moment later.
  let before = await picture();
  const editor = demo.control('textbox', 'Text of the postcard');
  await editor.focus();
  await demo.key('Control+End');
  await demo.type(' Bye');
  before = await changes(before);
  expect(await demo.text()).toContain('Keep the kettle on! Bye');

  // The selected word gets bold, italic, a color; bold again takes bold away.
  for (const _ of ' Bye') await demo.key('Shift+ArrowLeft');
  await demo.control('button', 'Bold').click();
  await count('b3');
  before = await changes(before);
  await demo.control('button', 'Plum').click();
  await count('span3');
  before = await changes(before);
  await demo.control('button', 'Italic').click();
  await count('i2');
  await demo.control('button', 'Bold').click();
  await count('b2');
  before = await changes(before);

  // The paragraph becomes a heading, and a paragraph again.
  await demo.control('button', 'Heading').click();
  await count('h22');
  before = await changes(before);
  await demo.control('button', 'Heading').click();
  await count('h21');
  await changes(before);

  // The card is dragged with all that is on it.
  const card = await demo.node('card');
  await demo.drag('card', { x: -30, y: 25 });
  const moved = await demo.waitForNode('card', ({ position }) => position.y > card.position.y + 15);
  expect(moved.position.x).toBeCloseTo(card.position.x - 30, 0);
  expect(moved.position.y).toBeCloseTo(card.position.y + 25, 0);

  // A finger drags it as well. Beside it, a finger scrolls the page.
  expect(await demo.swipe('card', { x: 30, y: -25 })).toBe('demo');
  await demo.waitForNode('card', ({ position }) => position.y < moved.position.y - 15);
  expect(await demo.swipe({ x: 4, y: 4 }, { x: 0, y: 60 })).toBe('browser');
});
