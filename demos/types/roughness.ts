import type { DemoHandle, NodeSnapshot } from './check';

/** How much adjacent pixels in the rows of a node differ: little when it is blurred, much when there is noise. */
export async function roughness(demo: DemoHandle, { rect }: NodeSnapshot): Promise<number> {
  const row = await demo.pixels(
    Array.from({ length: 30 }, (_, i) => ({
      x: rect.x + 20 + 2 * i,
      y: rect.y + rect.height * 0.7,
    })),
  );
  return row.slice(1).reduce((sum, [red], i) => sum + Math.abs(red - (row[i]?.[0] ?? 0)), 0);
}
