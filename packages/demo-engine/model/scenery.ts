/** Files that a reader of a demo's idea can leave closed: looks, pictures as code, sample data and helpers for the page's elements. */
const SCENERY = /(?:^|\/)(?:look|looks|icons?|elements?|art|scenery|samples?|sample-data)\.\w+$|\.css$|\.html$/i;

/** Whether a file only sets a demo's scene. */
export function isScenery(path: string): boolean {
  return SCENERY.test(path);
}
