import type { DemoHandle } from './check';

/** The shapes that a search has left opaque, in tree order: their places among all shapes, and class, `#id` and `.names`. */
function bright(demo: DemoHandle): Promise<{ place: number; label: string }[]> {
  return demo.evaluate((konva) =>
    (konva.stages[0]?.find('Shape') ?? []).flatMap((node, place) => {
      if (node.opacity() < 1) return [];
      const names = node.name().split(' ').filter(Boolean);
      const id = node.id() ? [`#${node.id()}`] : [];
      return [
        {
          place,
          label: [node.getClassName(), ...id, ...names.map((name) => `.${name}`)].join(' '),
        },
      ];
    }),
  );
}

/** For each shape that a search has left opaque: its class, `#id` and `.names`. */
export const brightLabels = async (demo: DemoHandle): Promise<string[]> =>
  (await bright(demo)).map(({ label }) => label);

/** Where the shapes that a search has left opaque are among all shapes, in tree order. */
export const brightPlaces = async (demo: DemoHandle): Promise<number[]> =>
  (await bright(demo)).map(({ place }) => place);
