import type { SiteFacts } from './table';

/** What Docusaurus knows about a site, as far as this module reads it. */
export interface SiteSource {
  siteConfig: { themeConfig: object; i18n: object };
  /** All generated data of the docs, blog and pages plugins. */
  pageData: readonly unknown[];
}

const field = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((found, key) => Reflect.get(Object(found), key), value);

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Types of the navbar's items, including those in its dropdowns. */
function kindsOf(items: readonly unknown[]): string[] {
  return items.flatMap((item) => [
    String(field(item, 'type') ?? 'default'),
    ...['items', 'dropdownItemsBefore', 'dropdownItemsAfter'].flatMap((key) => kindsOf(list(field(item, key)))),
  ]);
}

/** Networks in any `socials` field, anywhere in some data. */
function networksOf(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = Array.isArray(data) ? undefined : field(data, 'socials');
  return [...Object.keys(Object(own)), ...Object.values(data).flatMap(networksOf)];
}

/** Whether some data says that a page is a draft or unlisted. */
function isHidden(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return field(data, 'unlisted') === true || field(data, 'draft') === true || Object.values(data).some(isHidden);
}

/** Whether English is the site's only language, without a calendar of its own. */
function isEnglish(i18n: object): boolean {
  const locales = list(field(i18n, 'locales'));
  return locales.length === 1 && locales[0] === 'en' && field(i18n, 'localeConfigs', 'en', 'calendar') === undefined;
}

/** Reads the facts on which stand-ins depend. */
export function readSiteFacts({ siteConfig, pageData }: SiteSource): SiteFacts {
  const { themeConfig } = siteConfig;
  const footer = field(themeConfig, 'footer');
  return {
    navbarKinds: new Set(kindsOf(list(field(themeConfig, 'navbar', 'items')))),
    hasAnnouncement: Boolean(field(themeConfig, 'announcementBar')),
    hasColourSwitch: field(themeConfig, 'colorMode', 'disableSwitch') !== true,
    isEnglish: isEnglish(siteConfig.i18n),
    footer: {
      hasLogo: Boolean(field(footer, 'logo')),
      // The theme renders columns when the first entry has a title.
      hasColumns: list(field(footer, 'links')).some((link) => field(link, 'title') !== undefined),
    },
    // The props of a docs version are such data, too.
    hasVersionBanners: pageData.some((data) => Boolean(field(data, 'version', 'banner'))),
    hasFoldingMenu: Boolean(field(themeConfig, 'docs', 'sidebar', 'hideable')),
    hasHiddenPages: pageData.some(isHidden),
    socials: new Set(pageData.flatMap(networksOf)),
  };
}
