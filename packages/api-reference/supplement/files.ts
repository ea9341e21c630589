/** Pages whose texts are not in `shapes.ts`, by file. */
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

/** Pages that are generated without a supplement. */
const WRITERS: Readonly<Record<string, string>> = {
  changes: 'write-pages/changes.ts',
  comparisons: 'supplement/comparisons.ts',
  data: 'write-pages/data-page.ts',
};

/**
 * The file of this package to edit in order to correct a page, such as `supplement/shapes.ts`.
 *
 * @param page name of the page: `Rect`
 */
export function textsFile(page: string): string {
  const writer = WRITERS[page];
  if (writer !== undefined) return writer;
  const name = Object.entries(FILES).find(([, pages]) => pages.includes(page))?.[0] ?? 'shapes';
  return `supplement/${name}.ts`;
}
