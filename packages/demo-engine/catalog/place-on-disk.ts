import type { CatalogDemo } from '../model/demo';
import type { Flavour } from '../model/flavours';

/** Maps a line that readers see to the file that the writer edits: its path from the demo's folder, and the line in it. */
export function placeOnDisk(
  demo: Pick<CatalogDemo, 'flavours'>,
  flavour: Flavour,
  path: string,
  line: number,
): { origin: string; line: number } {
  const files = demo.flavours.find((one) => one.flavour === flavour)?.files ?? [];
  const { origin = `${flavour}/${path}`, joined = [] } = files.find((file) => file.path === path) ?? {};
  const more = joined.reduce((sum, one) => (one.line < line ? sum + one.more : sum), 0);
  return { origin, line: line + more };
}
