import { readThirdParty } from '../src/plugins/third-party/settings';

/**
 * Scripts beside the site's own. By default there are none, and no page asks another host for anything. Each is switched on
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
 * `analytics` is loaded while the page is, `popup` after it. The content security policy lets in the scripts' own hosts and
 * those named in `hosts`: whatever else they ask for scripts, pictures, styles, fonts, frames or data. `askAi` adds a menu to
 * docs pages: copy or view the page as Markdown, ask an assistant about it. It is our own and calls nobody before a click.
 */
export const thirdParty = readThirdParty({ askAi: false }, 'config/third-party.ts');
