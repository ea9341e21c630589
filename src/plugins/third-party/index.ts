import path from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import type { OutsideScript, ThirdParty } from './settings';

function scriptTag({ src, attributes }: OutsideScript, when: 'async' | 'defer'): HtmlTagObject {
  return { tagName: 'script', attributes: { ...attributes, src, [when]: true } };
}

/** The tags that the settings add to the head of every page. */
export function thirdPartyTags({ analytics, popup }: ThirdParty): HtmlTagObject[] {
  return [
    ...(analytics === undefined ? [] : [scriptTag(analytics, 'async')]),
    ...(popup === undefined ? [] : [scriptTag(popup, 'defer')]),
  ];
}

/**
 * Optional scripts, as far as the settings enable them: analytics, a popup's embed script, and our own menu `Ask AI`, whose code is in no
 * page's scripts while it is disabled.
 */
export function thirdPartyScripts(settings: ThirdParty): (context: LoadContext) => Plugin {
  return () => ({
    name: 'third-party-scripts',
    injectHtmlTags: () => ({ headTags: thirdPartyTags(settings) }),
    ...(settings.askAi ? { getThemePath: () => path.join(__dirname, 'theme') } : {}),
  });
}
