import type { Page } from '@playwright/test';

/** How long a demo may take to run: on a busy machine its compiler, its frame and its libraries each take seconds. */
const START_WAIT = 30_000;

/**
 * Brings every player of a page to its reader, one after the other, and waits until it runs. One below the window starts when it comes
 * near the view.
 *
 * @param ids the demos that the page's HTML has players for
 * @returns one line for each that is not there, or does not run
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

/** What the players of a page tell their readers, one line for each problem. */
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
