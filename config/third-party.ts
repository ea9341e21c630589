import { readThirdParty } from '../src/plugins/third-party/settings';

/**
 * Optional scripts in addition to the site's own. By default there are none, and no page sends requests to another host. Enable them
 * here, for example:
 *
 * ```ts
 * analytics: {
 *   src: 'https://stats.example/script.js',
 *   attributes: { 'data-domain': 'docs.example' },
 *   hosts: ['https://events.stats.example'],
 * },
 * popup: { src: 'https://popup.example/embed.js' },
 * askAi: true,
 * ```
 *
 * `analytics` is loaded with the page, `popup` after it. The Content Security Policy allows the scripts' own hosts and those listed in
 * `hosts`, which must include every other host from which they load scripts, pictures, styles, fonts, iframes or data. `askAi` adds a menu
 * to docs pages: copy or view the page as Markdown, or ask an assistant about it. It is our own and sends no request before a click.
 */
export const thirdParty = readThirdParty({ askAi: false }, 'config/third-party.ts');
