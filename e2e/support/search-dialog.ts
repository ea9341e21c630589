import { expect, type Locator, type Page } from '@playwright/test';

/** The search dialog as a reader handles it. */
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

  /** Types a query and waits for what comes of it. */
  async ask(query: string): Promise<void> {
    await this.input.fill(query);
    await expect(
      this.root.locator('.DocSearch-HitsFooter, .DocSearch-NoResults, .DocSearch-ErrorScreen').first(),
    ).toBeVisible();
    await expect(this.page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
  }

  /** Addresses of the results, in order. */
  async urls(): Promise<string[]> {
    return this.hits.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  }
}
