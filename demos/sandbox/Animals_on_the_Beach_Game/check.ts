import { defineCheck, type Point } from '../../types/check';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  /** Waits until exactly these animals glow: they show the second row of the picture. */
  const glow = async (...ids: string[]) =>
    demo.waitFor(
      async () =>
        (await demo.nodes('animal'))
          .filter(({ attrs }) => Number(attrs['cropY']) > 0)
          .map(({ id }) => id)
          .join(),
      (lit) => lit === ids.join(),
    );
  /** From the animal to its print, on the stage. */
  const way = async (id: string) => {
    const { absolutePosition: from } = await demo.node(`#${id}`);
    const { absolutePosition: to } = await demo.node(`#print-${id}`);
    return { x: to.x - from.x, y: to.y - from.y };
  };
  /** A tween ends with a rounding error. */
  const isAt = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 0.1;
  /** Waits until an animal rests in its print. */
  const isHome = async (id: string) => {
    const { position, rotation } = await demo.node(`#print-${id}`);
    await demo.waitForNode(
      `#${id}`,
      (node) => isAt(node.position, position) && Math.abs(node.rotation - rotation) < 0.01,
    );
  };

  await says('Four animals look for their prints in the sand.');
  expect(await demo.count('animal')).toBe(4);
  expect(await demo.count('print')).toBe(4);
  const { width } = await demo.stage();

  // An animal glows under the pointer, and is dragged near its print: it snaps in and is locked.
  await demo.hover('#crab');
  await glow('crab');
  expect(await demo.cursor()).toBe('grab');
  const toPrint = await way('crab');
  await demo.drag('#crab', { x: toPrint.x + 12, y: toPrint.y - 9 });
  await says('Crab found its print. 1 of 4 are home.');
  await isHome('crab');
  const crab = await demo.node('#crab');
  await demo.drag('#crab', { x: -60, y: -40 });
  expect(isAt((await demo.node('#crab')).position, crab.position)).toBe(true);

  // A print of another does not take it: it goes back to where it came from.
  const turtle = await demo.node('#turtle');
  const { absolutePosition: from } = turtle;
  const { absolutePosition: wrong } = await demo.node('#print-octopus');
  await demo.drag('#turtle', { x: wrong.x - from.x, y: wrong.y - from.y });
  await says('This print does not fit the turtle.');
  await demo.waitForNode('#turtle', ({ position }) => isAt(position, turtle.position));

  // Elsewhere it stays, also when the page gets narrower.
  await demo.drag('#turtle', { x: 20, y: 40 });
  await says('The print of the turtle is');
  const scale = Math.min(width / 480, 1);
  const stays = () =>
    demo.waitForNode(
      '#turtle',
      ({ position }) =>
        Math.abs(position.x - turtle.position.x - 20 / scale) < 1 &&
        Math.abs(position.y - turtle.position.y - 40 / scale) < 1,
    );
  await stays();
  await narrow(demo);
  await stays();
  await widen(demo, width);

  // What was dragged last is above the others, and stays there.
  const order = async () =>
    (await demo.nodes('animal')).map(({ attrs }) => String(attrs['id'])).join();
  await demo.waitFor(order, (now) => now.endsWith('turtle'));
  await demo.hover('#octopus');
  await glow('octopus');
  expect(await order()).toMatch(/turtle$/);

  // A finger that the system takes away leaves nothing lit.
  const lost = await demo.finger('#starfish');
  await lost.moveTo({ x: (await demo.node('#starfish')).absolutePosition.x + 30, y: 200 });
  await lost.cancel();
  await glow();

  // A finger does the same, without scrolling the page.
  expect(await demo.swipe('#turtle', await way('turtle'))).toBe('demo');
  await says('Turtle found its print. 2 of 4 are home.');
  await isHome('turtle');

  // By the keyboard: the name of the button tells the way.
  await demo
    .control('button', 'Octopus. The print of the octopus is 5 steps down and 3 steps to the left.')
    .focus();
  await glow('octopus');
  for (let i = 0; i < 3; i += 1) await demo.key('ArrowLeft');
  for (let i = 0; i < 4; i += 1) await demo.key('ArrowDown');
  await says('Octopus found its print. 3 of 4 are home.');
  await isHome('octopus');

  const last = await way('starfish');
  await demo.drag('#starfish', last);
  await says('You won: the beach is complete.');
  await isHome('starfish');
  await demo.control('button', 'New round').click();
  await says('Four animals look for their prints');
  await demo.waitForNode(
    '#crab',
    ({ position, rotation }) => isAt(position, { x: 184, y: 84 }) && Math.abs(rotation) < 0.01,
  );
});
