import type { DemoHandle } from './check';

/** Makes the demo's page as narrow as a small phone, 320 px, and waits until the stage has followed. */
export async function narrow(demo: DemoHandle): Promise<void> {
  await demo.evaluate(() => {
    document.body.style.width = '320px';
  });
  await demo.waitFor(
    () => demo.stage(),
    ({ width }) => width === 320,
  );
}

/** Lets the demo's page be as wide as before, and waits until the stage has followed. */
export async function widen(demo: DemoHandle, width: number): Promise<void> {
  await demo.evaluate(() => {
    document.body.style.width = '';
  });
  await demo.waitFor(
    () => demo.stage(),
    (stage) => stage.width === width,
  );
}
