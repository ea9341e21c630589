import { defineCheck } from '../../types/check';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const glows = async (id: string) =>
    demo.waitFor(
      async () =>
        demo.evaluate((konva, animal) => {
          const parts = konva.stages[0]?.find('.outline') ?? [];
          const part = parts.find((node) => node.getParent()?.getParent()?.id() === animal);
          return Number(part?.getAttr('shadowBlur'));
        }, id),
      (blur) => blur === 16,
    );
  /** From the animal to its print, on the stage. */
  const way = async (id: string) => {
    const { absolutePosition: from } = await demo.node(`#${id}`);
    const { absolutePosition: to } = await demo.node(`#print-${id}`);
    return { x: to.x - from.x, y: to.y - from.y };
  };
  /** Waits until an animal rests in its print: the picture of it, too, which glides there. */
  const isHome = async (id: string) => {
    const print = await demo.node(`#print-${id}`);
    await demo.waitForNode(
      `#${id}`,
      ({ position }) => position.x === print.position.x && position.y === print.position.y,
    );
    await rest();
    await demo.waitFor(bodies, (rotations) => rotations.includes(print.rotation));
  };
  const bodies = async () => (await demo.nodes('body')).map(({ rotation }) => rotation);
  /** Waits until all pictures have arrived where their animals are. */
  const rest = () =>
    demo.waitFor(
      () => demo.nodes('body'),
      (nodes) => nodes.every(({ position }) => position.x === 0 && position.y === 0),
    );

  await says('Four animals look for their prints in the sand.');
  expect(await demo.count('animal')).toBe(4);
  expect(await demo.count('print')).toBe(4);
  const { width } = await demo.stage();

  // An animal glows under the pointer, and is dragged near its print: it snaps in and is locked.
  await demo.hover('#crab');
  await glows('crab');
  expect(await demo.cursor()).toBe('grab');
  const toPrint = await way('crab');
  await demo.drag('#crab', { x: toPrint.x + 12, y: toPrint.y - 9 });
  await says('Crab found its print. 1 of 4 are home.');
  await isHome('crab');
  const crab = await demo.node('#crab');
  await demo.drag('#crab', { x: -60, y: -40 });
  expect((await demo.node('#crab')).position).toEqual(crab.position);

  // A print of another does not take it: it goes back to where it came from.
  const turtle = await demo.node('#turtle');
  const { absolutePosition: from } = turtle;
  const { absolutePosition: wrong } = await demo.node('#print-octopus');
  await demo.drag('#turtle', { x: wrong.x - from.x, y: wrong.y - from.y });
  await says('This print does not fit the turtle.');
  await demo.waitForNode(
    '#turtle',
    ({ position }) => position.x === turtle.position.x && position.y === turtle.position.y,
  );
  await rest();

  // Elsewhere it stays, also when the page gets narrower.
  await demo.drag('#turtle', { x: 20, y: 40 });
  await says('The print of the turtle is');
  const { scale } = await demo.node('scene');
  const stays = () =>
    demo.waitForNode(
      '#turtle',
      ({ position }) =>
        Math.abs(position.x - turtle.position.x - 20 / scale.x) < 1 &&
        Math.abs(position.y - turtle.position.y - 40 / scale.y) < 1,
    );
  await stays();
  await narrow(demo);
  await stays();
  await widen(demo, width);
  await rest();

  // What was dragged last is above the others, and stays there.
  const order = async () =>
    (await demo.nodes('animal')).map(({ attrs }) => String(attrs['id'])).join();
  await demo.waitFor(order, (now) => now.endsWith('turtle'));
  await demo.hover('#octopus');
  await glows('octopus');
  expect(await order()).toMatch(/turtle$/);

  // A finger that the system takes away leaves nothing lit.
  const lost = await demo.finger('#starfish');
  await lost.moveTo({ x: (await demo.node('#starfish')).absolutePosition.x + 30, y: 200 });
  await lost.cancel();
  await demo.waitFor(
    () =>
      demo.evaluate(
        (konva) =>
          (konva.stages[0]?.find('.outline') ?? []).filter(
            (node) => Number(node.getAttr('shadowBlur')) === 16,
          ).length,
      ),
    (lit) => lit === 0,
  );

  // A finger does the same, without scrolling the page.
  expect(await demo.swipe('#turtle', await way('turtle'))).toBe('demo');
  await says('Turtle found its print. 2 of 4 are home.');
  await isHome('turtle');

  // By the keyboard: the name of the button tells the way.
  await demo
    .control('button', 'Octopus. The print of the octopus is 5 steps down and 3 steps to the left.')
    .focus();
  await demo.waitForNode('ring', ({ visible }) => visible);
  await glows('octopus');
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
  await demo.waitForNode('#crab', ({ position }) => position.x === 184);
  await rest();
  await demo.waitFor(bodies, (rotations) => rotations.every((rotation) => rotation === 0));
});
