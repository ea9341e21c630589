import type { SocialCardOptions } from '@site-packages/social-cards/docusaurus-plugin';

const FONTS = 'node_modules/@fontsource-variable';

/** The appearance of the social cards, which are shown where a page is shared. */
export const cards = {
  logo: 'static/img/logo.svg',
  titleFont: { file: `${FONTS}/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2`, weight: 600 },
  wordsFont: { file: `${FONTS}/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2`, weight: 450 },
} satisfies SocialCardOptions;
