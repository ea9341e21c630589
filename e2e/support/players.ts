import type { Page } from '@playwright/test';

/** How long a demo may take to run: on a busy machine, its compiler, its frame and its libraries each take seconds. */
const START_WAIT = 30_000;

/**
 * Scrolls to every player of a page in turn and waits until it runs. A player below the window starts when it comes near the view.
 *
 * @param ids the demos that the page's HTML has players for
 * @returns one line for each demo that is missing or does not run
 */
export async function startPlayers(page: Page, ids: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ({ wanted, patience }) => {
      const settled = (player: HTMLElement) => /^(?:running|failed)$/.test(player.dataset['state'] ?? '');
      const settles = (player: HTMLElement) =>
        new Promise<void>((resolve) => {
          const watch = new MutationObserver(() => settled(player) && end());
          const timer = setTimeout(() => end(), patience);
          const end = () => {
            watch.disconnect();
            clearTimeout(timer);
            resolve();
          };
          watch.observe(player, { attributes: true, attributeFilter: ['data-state'] });
        });
      const players = [...document.querySelectorAll<HTMLElement>('[data-demo]')];
      const found: string[] = [];
      for (const player of players) {
        if (!settled(player)) {
          player.scrollIntoView({ block: 'center', behavior: 'instant' });
          await settles(player);
        }
        const { demo = '', flavour = '', state = '' } = player.dataset;
        if (state !== 'running') found.push(`${demo} (${flavour}) does not run: its state is "${state}".`);
      }
      const there = players.map(({ dataset }) => dataset['demo']);
      return [
        ...found,
        ...wanted
          .filter((id) => !there.includes(id))
          .map((id) => `${id} is in the HTML and gone when the page is hydrated.`),
      ];
    },
    { wanted: ids, patience: START_WAIT },
  );
}

/** Problems that a page's players show, one line each. */
export function shownProblems(page: Page): Promise<string[]> {
  return page
    .locator('[data-demo] [role="alert"]')
    .evaluateAll((alerts) =>
      alerts
        .filter((alert) => alert.textContent.trim() !== '')
        .map(
          (alert) =>
            `${alert.closest('[data-demo]')?.getAttribute('data-demo') ?? ''} shows: ${alert.textContent.trim().slice(0, 300)}`,
        ),
    );
}

/** A browser's rounding may cost one pixel. */
const ROUNDING = 1;

/**
 * What readers would have to scroll inside a demo's frame, one line for each frame that is smaller than its content: the heights in
 * `demo.json` are wrong then, or something is wider than the frame.
 */
export async function crampedFrames(page: Page): Promise<string[]> {
  const found: string[] = [];
  const before = await page.evaluate(() => window.scrollY);
  for (const frame of page.frames()) {
    if (frame === page.mainFrame() || frame.isDetached()) continue;
    const id = await (
      await frame.frameElement()
    ).evaluate((element) => {
      if (!(element instanceof Element)) return undefined;
      // The browser does not lay out a frame that is out of view.
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // In the playground, readers divide the window themselves.
      if (element.closest('.kd-play') !== null) return undefined;
      return element.closest('[data-demo]')?.getAttribute('data-demo');
    });
    if (id === null || id === undefined) continue;
    const { needs, has } = await frame.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { needs: [scrollWidth, scrollHeight] as const, has: [window.innerWidth, window.innerHeight] as const };
    });
    // A runnable code block measures its width once, so that it stays short.
    const followsWidth = !id.startsWith('live/');
    if ((followsWidth && needs[0] > has[0] + ROUNDING) || needs[1] > has[1] + ROUNDING) {
      found.push(`demos/${id}: the result needs ${needs.join(' by ')} px, and its frame has ${has.join(' by ')}.`);
    }
  }
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), before);
  return found;
}
