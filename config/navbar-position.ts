import type { NavbarItem } from '@docusaurus/theme-common';

/** Navbar items for the theme. An item without a position is put on the right, while the theme's own default is left. */
export function withPositions(items: readonly NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({ ...item, position: item.position ?? 'right' }));
}
