import type { DemoHandle } from './check';

/** The labels that the list of nodes marks as found, from top to bottom. */
export function marked(demo: DemoHandle): Promise<string[]> {
  return demo.evaluate(() =>
    [...document.querySelectorAll('.node-tree mark')].map((mark) =>
      (mark.textContent ?? '').replace(/ found$/, ''),
    ),
  );
}

/** Their indexes in the list below the layer: 0 is the layer's first child, in tree order. */
export function markedPlaces(demo: DemoHandle): Promise<number[]> {
  return demo.evaluate(() =>
    [...document.querySelectorAll('.node-tree li li')].flatMap((item, place) =>
      item.querySelector(':scope > mark') ? [place] : [],
    ),
  );
}

/** Starts to record at which nodes a pulse begins (`common/konva/pulse.ts`); for `pulsed`. Call it once per check. */
export function watchPulses(demo: DemoHandle): Promise<void> {
  return demo.evaluate((konva) => {
    for (const node of konva.stages[0]?.find(() => true) ?? []) {
      node.on('scaleXChange', (event) => {
        // A pulse begins with this size, and no other frame of it has exactly the same digits.
        if (!('newVal' in event) || event.newVal !== 1.3) return;
        const begun = new Set(document.body.dataset.pulsed?.split(' ').filter(Boolean));
        document.body.dataset.pulsed = [...begun.add(String(node._id))].join(' ');
      });
    }
  });
}

/** For each node at which a pulse has begun since the last call: its class, `#id` and `.names`, in tree order. */
export function pulsed(demo: DemoHandle): Promise<string[]> {
  return demo.evaluate((konva) => {
    const begun = document.body.dataset.pulsed?.split(' ') ?? [];
    delete document.body.dataset.pulsed;
    const nodes = konva.stages[0]?.find(() => true) ?? [];
    return nodes
      .filter((node) => begun.includes(String(node._id)))
      .map((node) => {
        const names = node.name().split(' ').filter(Boolean);
        const id = node.id() ? [`#${node.id()}`] : [];
        return [node.getClassName(), ...id, ...names.map((name) => `.${name}`)].join(' ');
      });
  });
}

/** Waits until all nodes have their own size again and nothing swings. */
export async function atRest(demo: DemoHandle): Promise<void> {
  const rests = () =>
    demo.evaluate((konva) => {
      const nodes = konva.stages[0]?.find(() => true) ?? [];
      // A swing passes through the node's own size.
      const swings = Object.keys(konva.Tween.tweens).length > 0;
      return !swings && nodes.every((node) => node.scaleX() === 1 && node.scaleY() === 1);
    });
  await demo.waitFor(rests, (isSo) => isSo);
}
