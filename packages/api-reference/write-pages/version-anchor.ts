/** Anchor of a version on the page of changes: `10.7` to `v10-7`. */
export function anchorOf(version: string): string {
  return `v${version.replace('.', '-')}`;
}
