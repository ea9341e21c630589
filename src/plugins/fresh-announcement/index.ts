import type { LoadContext, Plugin } from '@docusaurus/types';

/** The id that the theme uses for a bar without one. */
const DEFAULT_ID = 'announcement-bar';

/** Id of the configured announcement, if there is one. */
function announcementId(themeConfig: unknown): string | undefined {
  const bar: unknown = Object(themeConfig)['announcementBar'];
  if (typeof bar !== 'object' || bar === null) return undefined;
  const id: unknown = Reflect.get(bar, 'id');
  return typeof id === 'string' ? id : DEFAULT_ID;
}

/**
 * Shows a new announcement at once to readers who dismissed the previous one. The theme hides the bar before the first paint whenever any
 * bar was dismissed, and notices only later, without showing it, that this one is new.
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
