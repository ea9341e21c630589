/** Folder of the cards in the built site. */
export const CARD_FOLDER = '/img/cards';

/**
 * Where a page's card is: `/img/cards/docs/shapes/Rect.jpg` for `/docs/shapes/Rect.html`.
 *
 * @param page path of the page, or a post's name
 */
export function cardAddress(page: string): string {
  const name = page.replace(/^\/+|\/+$/g, '').replace(/\.(?:html|mdx?)$/, '');
  return `${CARD_FOLDER}/${name === '' ? 'index' : name}.jpg`;
}
