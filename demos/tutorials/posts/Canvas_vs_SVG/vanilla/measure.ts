import { dotsOf, type Drawing } from './drawings';

const rounds = 5;

/** Milliseconds from the start of the work until the page has painted it. */
function untilPainted(work: () => void): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      work();
      // A message that is sent while a frame is made arrives when the frame has its style, layout and paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve(performance.now() - start);
      };
      port2.postMessage(undefined);
    });
  });
}

/** Builds and changes a drawing several times; the fastest round counts, which other work disturbed least. The last drawing stays. */
export async function measure(drawing: Drawing, count: number) {
  const dots = dotsOf(count);
  // Each dot gets the position and the color of the next one.
  const changed = [...dots.slice(1), ...dots.slice(0, 1)];
  const build: number[] = [];
  const change: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    drawing.clear();
    build.push(await untilPainted(() => drawing.build(dots)));
    change.push(await untilPainted(() => drawing.change(changed)));
  }
  return { build: Math.min(...build), change: Math.min(...change), elements: drawing.elements() };
}
