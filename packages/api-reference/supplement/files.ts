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

/** Pages that code alone makes. */
const WRITERS: Readonly<Record<string, string>> = {
  changes: 'write-pages/changes.ts',
  comparisons: 'supplement/comparisons.ts',
  data: 'write-pages/data-page.ts',
};

/**
 * The file of this package that one edits to correct a page: that with its reviewed texts, `supplement/shapes.ts`.
 *
 * @param page name of the page: `Rect`
 */
export function textsFile(page: string): string {
  const writer = WRITERS[page];
  if (writer !== undefined) return writer;
  const name = Object.entries(FILES).find(([, pages]) => pages.includes(page))?.[0] ?? 'shapes';
  return `supplement/${name}.ts`;
}
