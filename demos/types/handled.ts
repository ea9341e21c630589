import type { DemoHandle } from './check';

/** Waits until the first Transformer is attached to the node with this id; with an empty id, until it is attached to none. */
export async function handles(demo: DemoHandle, id: string): Promise<void> {
  await demo.waitFor(
    () =>
      demo.evaluate((konva) => {
        const transformer = konva.stages[0]?.findOne('Transformer');
        return transformer instanceof konva.Transformer ? transformer.nodes()[0]?.id() : undefined;
      }),
    (now) => (now ?? '') === id,
  );
}
