/** URL path of the folder with the cards. */
export const CARD_FOLDER = '/img/cards';

/**
 * URL path of a page's card: `/img/cards/docs/shapes/Rect.jpg` for `/docs/shapes/Rect.html`.
 *
 * @param page path of the page, or a post's name
 */
export function cardAddress(page: string): string {
  const name = page.replace(/^\/+|\/+$/g, '').replace(/\.(?:html|mdx?)$/, '');
  return `${CARD_FOLDER}/${name === '' ? 'index' : name}.jpg`;
}
