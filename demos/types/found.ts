import type { DemoHandle } from './check';

/** The labels that the list of nodes marks as found, from its top to its end. */
export function marked(demo: DemoHandle): Promise<string[]> {
  return demo.evaluate(() =>
    [...document.querySelectorAll('.node-tree mark')].map((mark) =>
      (mark.textContent ?? '').replace(/ found$/, ''),
    ),
  );
}

/** Where they are in the list below the layer: 0 is the layer's first child, in the order of the tree. */
export function markedPlaces(demo: DemoHandle): Promise<number[]> {
  return demo.evaluate(() =>
    [...document.querySelectorAll('.node-tree li li')].flatMap((item, place) =>
      item.querySelector(':scope > mark') ? [place] : [],
    ),
  );
}

/** From now on, notes which nodes change their scale; for `pulsed`. Once for each check. */
export function watchPulses(demo: DemoHandle): Promise<void> {
  return demo.evaluate((konva) => {
    for (const node of konva.stages[0]?.find(() => true) ?? []) {
      node.on('scaleXChange', () => {
        const moved = new Set(document.body.dataset.pulsed?.split(' ').filter(Boolean));
        document.body.dataset.pulsed = [...moved.add(String(node._id))].join(' ');
      });
    }
  });
}

/**
 * Waits until the nodes rest at their own size again.
 *
 * @returns for each node that has changed its scale since the last call: its class, `#id` and `.names`, in tree order
 */
export async function pulsed(demo: DemoHandle): Promise<string[]> {
  const read = () =>
    demo.evaluate((konva) => {
      const nodes = konva.stages[0]?.find(() => true) ?? [];
      const moved = document.body.dataset.pulsed?.split(' ') ?? [];
      return {
        // A swing passes the own size on its way.
        rests:
          Object.keys(konva.Tween.tweens).length === 0 &&
          nodes.every((node) => node.scaleX() === 1 && node.scaleY() === 1),
        labels: nodes
          .filter((node) => moved.includes(String(node._id)))
          .map((node) => {
            const names = node.name().split(' ').filter(Boolean);
            const id = node.id() ? [`#${node.id()}`] : [];
            return [node.getClassName(), ...id, ...names.map((name) => `.${name}`)].join(' ');
          }),
      };
    });
  const { labels } = await demo.waitFor(read, ({ rests }) => rests);
  await demo.evaluate(() => {
    delete document.body.dataset.pulsed;
  });
  return labels;
}
