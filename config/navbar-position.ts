import type { NavbarItem } from '@docusaurus/theme-common';

/** Navbar items as the theme takes them. One that names no position stands on the right; the theme's own default is left. */
export function withPositions(items: readonly NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({ ...item, position: item.position ?? 'right' }));
}
