import { expect, test } from '@playwright/test';

test.describe('the page finder', { tag: '@core' }, () => {
  test('leads from a task to its page in two clicks', async ({ page }) => {
    await page.goto('/kai');
    const answer = page.getByRole('link', { name: 'Event delegation' });
    await expect(answer).toBeHidden();
    await page.getByText('Respond to input').click();
    await answer.click();
    await expect(page).toHaveURL('/docs/events/Event_Delegation.html');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('has one topic open, initially the one in the URL', async ({ page }) => {
    await page.goto('/kai#edit');
    await expect(page.locator('details[open]')).toHaveAttribute('id', 'edit');
    await page.locator('#wrong summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('details[open]')).toHaveAttribute('id', 'wrong');
  });
});

test('the page finder works without JavaScript', { tag: '@core' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/kai');
  await page.locator('#move summary').click();
  const guide = page.getByRole('link', { name: 'Move a shape from here to there, in Svelte' });
  await expect(guide).toHaveAttribute('href', '/docs/svelte/Simple_Animations.html');
  await context.close();
});
