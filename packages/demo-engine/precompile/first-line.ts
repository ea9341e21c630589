/** A one-line import, or the last line of an import that spans several lines. */
const IMPORT_END = /(?:\bfrom\s+|^\s*import\s+)(['"]).*?\1.*$/;
/** Lines with which nearly every scene without a framework begins. */
const SCENE = /^(?:const \w+ = new Konva\.(?:Stage|Layer)\(.*\);|stage\.add\(.*\);)$/;

/**
 * Where a reader starts reading a file: after its imports and, without a framework, after the stage and its layer, which are the
 * same in every demo. A player whose code is cut starts there.
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
