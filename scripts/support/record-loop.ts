import path from 'node:path';
import sharp from 'sharp';
import type { DemoLoop } from '../../demos/types/loop';
import { readDefaultFunction } from '../../testing/default-function';
import type { DemoHarness } from '../../testing/harness/demo-harness';
import type { DemoEntry } from '../../testing/catalog';
import { LOOP_SCRIPT } from './loop-state';

/** Demo time between two recorded pictures and between two animation frames, in milliseconds. */
const PICTURE_TIME = 80;
const FRAME_TIME = 16;
/** How long the last picture stays before the loop starts again. */
const REST = 480;
/** Maximum number of pictures in a loop. */
const MAX_PICTURES = 50;

/** Size of a loop in pixels: the part of a poster that a gallery card shows. */
const SIZE = { width: 320, height: 200 };
const MAX_BYTES = 150_000;
/** Qualities to try in this order until the loop is small enough; after that, with half of the pictures. */
const QUALITIES = [64, 50, 38, 28];

/**
 * Records a demo's loop. Its script acts, and between the pictures the demo's time advances in steps, so that every machine records the
 * same pictures.
 *
 * @param folder the demo's
 */
export async function recordLoop(harness: DemoHarness, demo: DemoEntry, folder: string): Promise<Buffer> {
  const [flavour] = demo.flavours;
  if (flavour === undefined) throw new Error('The demo has no flavor.');
  const act = await readDefaultFunction<DemoLoop>(
    path.join(folder, LOOP_SCRIPT),
    'defineLoop(async ({ demo, frame }) => …)',
  );
  const run = await harness.run({ id: demo.id }, flavour, [flavour]);
  const pass = (time: number) => run.step(FRAME_TIME, Math.round(time / FRAME_TIME));
  const pictures: Buffer[] = [];
  await act({
    demo: run.handle(),
    async frame(count = 1) {
      for (let taken = 0; taken < count; taken += 1) {
        if (pictures.length >= MAX_PICTURES) throw new Error(`A loop has ${MAX_PICTURES} pictures at most.`);
        await pass(PICTURE_TIME);
        pictures.push(await run.screenshot());
      }
    },
    skip: (seconds) => pass(seconds * 1000),
  });
  const errors = await run.errors();
  if (errors.length > 0) throw new Error(errors.join('\n'));
  if (pictures.length < 2) throw new Error(`${LOOP_SCRIPT} takes fewer than two pictures: call frame().`);
  return encode(await Promise.all(pictures.map(cut)));
}

/** The part of a picture that a card shows: the top, in the card's aspect ratio. */
async function cut(png: Buffer): Promise<Buffer> {
  return sharp(png)
    .resize({ ...SIZE, fit: 'cover', position: 'top' })
    .png()
    .toBuffer();
}

async function encode(pictures: readonly Buffer[]): Promise<Buffer> {
  for (const every of [1, 2]) {
    const kept = pictures.filter((_, at) => at % every === 0);
    const delay = kept.map((_, at) => (at === kept.length - 1 ? REST : PICTURE_TIME * every));
    for (const quality of QUALITIES) {
      const webp = await sharp(kept, { join: { animated: true } })
        .webp({ quality, effort: 4, smartSubsample: true, loop: 0, delay })
        .toBuffer();
      if (webp.length <= MAX_BYTES) return webp;
    }
  }
  throw new Error(`The loop is heavier than ${MAX_BYTES / 1000} kB: take fewer pictures, or show less.`);
}
