import { expect, type Locator, type Page } from '@playwright/test';
import { MAX_QUERY_LENGTH } from '../../packages/site-search/model/constants';

/** The search dialog as a reader uses it. */
export class SearchDialog {
  readonly button: Locator;
  readonly root: Locator;
  readonly input: Locator;
  readonly hits: Locator;
  readonly groups: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole('button', { name: 'Search', exact: true });
    this.root = page.getByRole('dialog', { name: 'Search' });
    this.input = this.root.getByPlaceholder('Search docs');
    this.hits = this.root.locator('.DocSearch-Hit');
    this.groups = this.root.locator('.DocSearch-Hit-source');
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.input).toBeFocused();
  }

  /**
   * Types a query and waits for its results. Until then, the previous results stay. The link below the results and the message that there
   * are none name their query. An error message does not.
   */
  async ask(query: string): Promise<void> {
    await this.input.fill(query);
    const asked = query.slice(0, MAX_QUERY_LENGTH);
    const all = this.root.locator(`.DocSearch-HitsFooter a[href$="?q=${encodeURIComponent(asked)}"]`);
    const nothing = this.root.locator('.DocSearch-NoResults').filter({ hasText: `"${asked}"` });
    const error = this.root.locator('.DocSearch-ErrorScreen');
    await expect(all.or(nothing).or(error).first()).toBeVisible();
    await expect(this.page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
  }

  /** URLs of the results, in order. */
  async urls(): Promise<string[]> {
    return this.hits.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  }
}
