import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import { expect, it } from 'vitest';
import { withConstantScript } from './redirect-page';

it('gives all redirect pages the same script, and leaves other pages unchanged', () => {
  const pages = ['/docs/a.html', '/docs/b%20c.html'].map((toUrl) => createRedirectPageContent({ toUrl }));
  const [a = '', b = ''] = pages.map(withConstantScript);
  const script = (html: string) => /<script>[\s\S]*<\/script>/.exec(html)?.[0];
  expect(script(a)).toBe(script(b));
  expect(script(a)).not.toContain('docs');
  expect(a).toContain('url=/docs/a.html');
  const other = '<html><head><link rel="canonical" href="/a"></head><script>one()</script></html>';
  expect(withConstantScript(other)).toBe(other);
});
