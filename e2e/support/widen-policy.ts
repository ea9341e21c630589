import type { Page } from '@playwright/test';

/**
 * Lets a page send requests to further origins, as a build with another configuration would: its content security policy is
 * changed on its way. Must be called before the page is opened.
 */
export async function allowRequests(page: Page, origins: readonly string[]): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace('connect-src', `connect-src ${origins.join(' ')}`);
    return route.fulfill({
      response,
      headers: { ...headers, ...(policy === undefined ? {} : { 'content-security-policy': policy }) },
    });
  });
}
