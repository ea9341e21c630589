/** Files that hold the texts of several pages, or of one with another name; `shapes.ts` holds the rest. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  canvas: ['Canvas', 'Context', 'Transform'],
  containers: ['Container', 'FastLayer', 'Group', 'Layer', 'Stage'],
  filters: ['Filters'],
  konva: ['Konva'],
  motion: ['Animation', 'Easings', 'Tween'],
  node: ['Node'],
  shape: ['Shape'],
  texts: ['Text', 'TextPath'],
  transformer: ['Transformer'],
  util: ['Util'],
};

/**
 * The file with the reviewed texts of a page, which is what one edits to correct it: `shapes.ts`.
 *
 * @param page name of the page: `Rect`
 */
export function textsFile(page: string): string {
  const name = Object.entries(FILES).find(([, pages]) => pages.includes(page))?.[0] ?? 'shapes';
  return `${name}.ts`;
}
