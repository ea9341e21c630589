import type { DemoHandle } from './check';

/** Turns the wheel over the demo. Returns whether the demo keeps that turn, so that the page does not scroll. */
export async function keepsWheel(
  demo: DemoHandle,
  ...turn: Parameters<DemoHandle['wheel']>
): Promise<boolean> {
  await demo.evaluate(() => {
    const note = ({ defaultPrevented }: Event) => {
      document.body.dataset['kept'] = String(defaultPrevented);
    };
    document.body.addEventListener('wheel', note, { once: true });
  });
  await demo.wheel(...turn);
  const kept = await demo.waitFor(
    () => demo.evaluate(() => document.body.dataset['kept']),
    (note) => note !== undefined,
  );
  await demo.evaluate(() => delete document.body.dataset['kept']);
  return kept === 'true';
}
