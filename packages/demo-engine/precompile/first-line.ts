/** A line of an import that is whole, or the last one of an import over several lines. */
const IMPORT_END = /(?:\bfrom\s+|^\s*import\s+)(['"]).*?\1.*$/;
/** What nearly every scene without a framework begins with. */
const SCENE = /^(?:const \w+ = new Konva\.(?:Stage|Layer)\(.*\);|stage\.add\(.*\);)$/;

/**
 * Where a reader begins to read a file: behind its imports and, where no framework does that, behind the stage and its layer, which
 * are the same in every demo. A player whose code is cut begins there.
 *
 * @returns number of lines before it
 */
export function firstLine(text: string): number {
  const lines = text.trimEnd().split('\n');
  const isBlank = (index: number) => lines[index]?.trim() === '';
  const opening = /^<script\b[^>]*>$/.test(lines[0] ?? '') ? 1 : 0;
  let start = 0;
  for (let index = opening; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (isBlank(index) || /^\s*\/\//.test(line)) continue;
    if (!/^\s*import\b/.test(line)) break;
    while (index < lines.length && !IMPORT_END.test(lines[index] ?? '')) index += 1;
    start = index + 1;
  }
  while (isBlank(start) || SCENE.test(lines[start] ?? '')) start += 1;
  return start < lines.length ? start : 0;
}
