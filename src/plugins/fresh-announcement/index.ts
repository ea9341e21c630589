import type { LoadContext, Plugin } from '@docusaurus/types';

/** The id the theme gives a bar that has none. */
const DEFAULT_ID = 'announcement-bar';

/** Id of the configured announcement; undefined without an announcement. */
function announcementId(themeConfig: unknown): string | undefined {
  const bar: unknown = Object(themeConfig)['announcementBar'];
  if (typeof bar !== 'object' || bar === null) return undefined;
  const id: unknown = Reflect.get(bar, 'id');
  return typeof id === 'string' ? id : DEFAULT_ID;
}

/**
 * Shows a new announcement at once to readers who dismissed the one before. The theme hides the bar before the page is drawn
 * whenever a bar was dismissed, and notices only later, without showing it, that this one is new.
 */
export function freshAnnouncement({ siteConfig, siteStorage }: LoadContext): Plugin {
  return {
    name: 'fresh-announcement',
    injectHtmlTags() {
      const id = announcementId(siteConfig.themeConfig);
      if (id === undefined) return {};
      const key = (name: string) => JSON.stringify(`docusaurus.announcement.${name}${siteStorage.namespace}`);
      const storage = `window[${JSON.stringify(siteStorage.type)}]`;
      const forget = `if(${storage}.getItem(${key('id')})!==${JSON.stringify(id)})${storage}.removeItem(${key('dismiss')})`;
      return { headTags: [{ tagName: 'script', innerHTML: `try{${forget}}catch(e){}` }] };
    },
  };
}
