import type { Fault } from './fault';

/** Faults of the site as a whole, in the served files. */
export const SITE_FAULTS: readonly Fault[] = [
  {
    name: 'a route that is gone',
    plantInSite: (site) => site.remove('docs/shapes/Ring.html'),
    caughtBy:
      'e2e/entities.built.test.ts > the documents > have an id, a path and a sidebar, and are built at that path',
    says: /Ring\.html/,
  },
  {
    name: 'a page without its Markdown',
    plantInSite: (site) => site.remove('docs/shapes/Ring.html.md'),
    caughtBy:
      'e2e/machine-readable.built.test.ts > every page as Markdown > is linked in the page’s head and exists at the page’s address plus .md',
    says: /Ring\.html/,
  },
  {
    name: 'a page with the address of another',
    plantInSite: (site) => site.edit('docs/shapes/Ring.html', /(?<=canonical[^>]*)Ring\.html/, 'Star.html'),
    caughtBy: 'e2e/machine-readable.built.test.ts > the head of every page > names one canonical address',
    says: /Ring\.html|Star\.html/,
  },
  {
    name: 'an old address that leads nowhere',
    plantInSite: (site) => site.remove('docs/styling/Hide_and_Show.html'),
    caughtBy: 'e2e/deploy.built.test.ts > the headers file > redirects lead to existing pages',
    says: /Hide_and_Show/,
  },
  {
    name: 'a policy that lets any script run',
    plantInSite: (site) =>
      site.edit('_headers', "script-src 'self'", "script-src 'self' 'unsafe-inline' 'unsafe-eval' https:"),
    caughtBy:
      'deploy.spec.ts > the headers file > blocks scripts, requests and images of other hosts, inline scripts, and code made from strings',
    says: /script|eval/i,
  },
  {
    name: 'a frame with more rights than it needs',
    plantInSite: (site) => {
      site.editAll('assets/js', 'allow-scripts', 'allow-popups allow-scripts');
      site.editAll('demo-assets/start', 'allow-scripts', 'allow-popups allow-scripts');
    },
    caughtBy: 'sandbox-safety.spec.ts > the frame has an opaque origin and no more rights than it needs',
    says: /allow-popups/,
  },
  {
    name: 'a page that has grown too heavy',
    plantInSite: (site) => {
      const main = site.find('assets/js', /^main\.[0-9a-f]+\.js$/);
      const noise = Array.from({ length: 40_000 }, (_, at) => ((at * 2_654_435_761) % 4_294_967_296).toString(36)).join(
        '',
      );
      site.write(main, `${site.read(main)}\n//${noise}`);
    },
    caughtBy: 'e2e/budgets.built.test.ts > budgets > of /docs/shapes/Rect.html are met',
    says: /script/,
  },
  {
    name: 'a search without its index',
    plantInSite: (site) => {
      for (const name of ['titles', 'texts']) site.remove(site.find('search-index', new RegExp(`^${name}\\b`)));
    },
    caughtBy: 'search.spec.ts > results > are grouped and highlighted, and lead to the hit without a page load',
    says: /option|Error/,
    timeout: 40_000,
  },
];
