import type { Fault } from './fault';

/** A typical tutorial page. */
const PAGE = 'docs/shapes/Ring.html';
const PAGE_TEST = `every-page.spec.ts > page /${PAGE}`;
/** The first paragraph of its text. */
const TEXT = '</header><p>';

/** Runs code as soon as the page is hydrated. */
const whenHydrated = (code: string) => `
  const page = document.documentElement;
  const start = () => {
    if (page.dataset.hasHydrated !== 'true') return false;
    watch.disconnect();
    ${code}
    return true;
  };
  const watch = new MutationObserver(start);
  if (!start()) watch.observe(page, { attributes: true });
`;

/** Faults of single pages, in the served files. */
export const PAGE_FAULTS: readonly Fault[] = [
  {
    name: 'a page whose text is too faint',
    plantInSite: (site) => site.edit(PAGE, TEXT, '</header><p style="color:#c4c4c4">'),
    caughtBy: PAGE_TEST,
    says: /color-contrast/,
  },
  {
    name: 'a page with a script error',
    plantInSite: (site) => site.addScript(PAGE, "throw new Error('planted');"),
    caughtBy: PAGE_TEST,
    says: /uncaught: planted/,
  },
  {
    name: 'a page whose layout shifts',
    plantInSite: (site) =>
      site.addScript(
        PAGE,
        whenHydrated(
          "document.querySelector('h1').before(Object.assign(document.createElement('div'), { style: 'height:400px' }));",
        ),
      ),
    caughtBy: PAGE_TEST,
    says: /layout shift/,
  },
  {
    name: 'a page that is wider than a phone',
    plantInSite: (site) => site.edit(PAGE, TEXT, '</header><p style="width:700px">'),
    caughtBy: PAGE_TEST,
    says: /width at 390 px/,
  },
  {
    name: 'a demo that its frame cuts off',
    plantInSite: (site) => site.edit(PAGE, /--kd-height:\d+px/, '--kd-height:200px'),
    caughtBy: PAGE_TEST,
    says: /frames too small at 1440 px/,
  },
  {
    name: 'a page that freezes',
    plantInSite: (site) => site.addScript(PAGE, whenHydrated('for (;;);')),
    caughtBy: PAGE_TEST,
    says: /Test timeout|Timeout \d+ms exceeded/,
    timeout: 30_000,
  },
  {
    name: 'a page that asks another host',
    plantInSite: (site) => site.addScript(PAGE, "void fetch('https://other.example/').catch(() => undefined);"),
    caughtBy: PAGE_TEST,
    says: /other\.example/,
  },
  {
    name: 'a picture that is not there',
    plantInSite: (site) => site.edit(PAGE, TEXT, '</header><img src=/img/gone.png alt=Gone><p>'),
    caughtBy: PAGE_TEST,
    says: /gone\.png/,
  },
  {
    name: 'a picture without a text',
    plantInSite: (site) => site.edit(PAGE, TEXT, '</header><img src=/img/logo.svg><p>'),
    caughtBy: 'e2e/html.built.test.ts > the HTML of all pages > has no image without a file or alternative text',
    says: /logo\.svg/,
  },
  {
    name: 'two pages with one title',
    plantInSite: (site) => {
      const title = /<title[^>]*>.*?<\/title>/;
      site.edit(PAGE, title, title.exec(site.read('docs/shapes/Star.html'))?.[0] ?? '');
    },
    caughtBy: 'e2e/html.built.test.ts > the HTML of all pages > has its own title',
    says: /Ring\.html/,
  },
  {
    name: 'a page that does not hydrate',
    plantInSite: (site) =>
      site.edit(site.find('assets/js', /^main\.[0-9a-f]+\.js$/), /^/, "throw new Error('planted');"),
    caughtBy: PAGE_TEST,
    says: /data-has-hydrated|planted/,
    timeout: 30_000,
  },
  {
    name: 'a focus that cannot be seen',
    plantInSite: (site) =>
      site.edit('docs/shapes/Rect.html', '</style>', '.menu__link:focus-visible{outline:none!important}</style>'),
    caughtBy:
      'keyboard.spec.ts > the Tab key, 1440 wide > moves through /docs/shapes/Rect.html in page order, with a visible focus at every stop, and out of it again',
    says: /does not show that it has the focus/,
  },
  {
    name: 'a rule that the inlined style lacks',
    plantInSite: (site) => site.edit('docs/shapes/Rect.html', /\.breadcrumbs__item\{display:inline-block\}/, ''),
    caughtBy:
      'layout/full-sheet.spec.ts > the full style sheet > changes nothing on /docs/shapes/Rect.html before the reader acts',
    says: /breadcrumbs|display/,
  },
  {
    name: 'a page without its text for readers without scripts',
    plantInSite: (site) => site.edit('play/index.html', /The playground needs JavaScript\./, ''),
    caughtBy: 'layout/without-script.spec.ts > without JavaScript > pages that need a script say so and offer links',
    says: /The playground needs JavaScript/,
  },
];
