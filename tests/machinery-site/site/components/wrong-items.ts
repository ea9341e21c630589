import type { NavbarItem } from '@docusaurus/theme-common';

/** Navbar items that cannot be rendered, by their mistake. */
export const WRONG_ITEMS = {
  'missing-doc': { type: 'doc', docId: 'no-such-document', label: 'Lost document', position: 'left' },
  'missing-sidebar': { type: 'docSidebar', sidebarId: 'no-such-sidebar', label: 'Lost sidebar', position: 'left' },
  'empty-sidebar': { type: 'docSidebar', sidebarId: 'empty', label: 'Empty sidebar', position: 'left' },
} as const satisfies Record<string, NavbarItem>;

export type WrongItem = keyof typeof WRONG_ITEMS;

export function isWrongItem(name: string | null): name is WrongItem {
  return name !== null && Object.hasOwn(WRONG_ITEMS, name);
}
