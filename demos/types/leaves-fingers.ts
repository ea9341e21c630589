import type { DemoHandle } from './check';

/** Whether the browser leaves a finger on the canvas to the demo: the page neither scrolls nor zooms under it. */
export function leavesFingers(demo: DemoHandle): Promise<boolean> {
  return demo.evaluate((konva) => {
    const content = konva.stages[0]?.content;
    for (let at: Element | null = content ?? null; at; at = at.parentElement) {
      if (getComputedStyle(at).touchAction === 'none') return true;
    }
    return false;
  });
}
