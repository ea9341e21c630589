import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  /** Waits until the figures of a ring say this of its state and of its node. */
  const says = (name: string, state: string, node: string) =>
    demo.waitFor(
      () =>
        demo.evaluate(() =>
          [...document.querySelectorAll('.figures div')].map((figures) =>
            [...figures.children].map((part) => part.textContent).join(' '),
          ),
        ),
      (all) => all.includes(`${name} state ${state} node ${node}`),
    );
  const bound = (state: string, node = state) => says('Coral: bound', state, node);
  const unbound = (state: string, node = state) => says('Teal: unbound', state, node);
  const fixed = (state: string, node = state) => says('Plum: staticConfig', state, node);

  /** A point of the ring itself; its middle is empty. */
  const edgeOf = async (name: string) => {
    const { x, y } = (await demo.node(name)).absolutePosition;
    return { x: x + 29, y };
  };

  await bound('-100, 80');
  await unbound('0, 80');
  await fixed('100, 80');

  // While it is held, the state has the old place; afterward only that of the bound ring has the new one.
  const edge = await edgeOf('bound');
  await demo.press(edge);
  await demo.moveTo({ x: edge.x + 13, y: edge.y + 27 });
  await bound('-100, 80', '-87, 107');
  await demo.release();
  await bound('-87, 107');
  await demo.drag(await edgeOf('unbound'), { x: 13, y: 27 });
  await unbound('0, 80', '13, 107');
  await demo.drag(await edgeOf('fixed'), { x: 13, y: 27 });
  await fixed('100, 80', '113, 107');

  // Values that did not change are not written again: y is, x is not.
  await demo.control('button', 'Down by 10').click();
  await bound('-87, 117');
  await unbound('0, 90', '13, 90');
  await fixed('100, 90', '113, 90');

  // New objects let the unbound ring compare its own copy with the state. The static one has no copy.
  await demo.control('button', 'Start values').click();
  await bound('-100, 80');
  await unbound('0, 80');
  await fixed('100, 80', '113, 80');

  // A correction of the node lasts only where the binding does not write.
  await demo.control('checkbox', 'Correct the node on drop').check(true);
  for (const name of ['bound', 'unbound', 'fixed']) {
    await demo.drag(await edgeOf(name), { x: 4, y: 33 });
  }
  await bound('-96, 113');
  await unbound('0, 80', '4, 113');
  await fixed('100, 80', '120, 120');
  const { position } = await demo.node('fixed');
  expect(position).toEqual({ x: 120, y: 120 });
});
