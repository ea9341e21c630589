import type { NavbarItem } from '@docusaurus/theme-common';
import type { VariantName } from './variants';

/** Every type of navbar item. */
const EVERY_KIND: NavbarItem[] = [
  { type: 'doc', docId: 'start', label: 'Start', position: 'left' },
  { type: 'docSidebar', sidebarId: 'guide', label: 'Guide', position: 'left' },
  { type: 'docSidebar', sidebarId: 'recipes', docsPluginId: 'recipes', label: 'Recipes', position: 'left' },
  { to: '/plain', label: 'Plain', position: 'left', activeBaseRegex: '^/(de/)?(plain|twice)$' },
  {
    type: 'dropdown',
    label: 'More',
    position: 'left',
    items: [
      { to: '/long', label: 'A long page', activeBasePath: 'recipes' },
      { type: 'doc', docId: 'moving', label: 'A document' },
      { type: 'html', value: '<b data-testid="html-in-dropdown">Raw words</b>' },
      { href: 'https://example.org/more', label: 'Another site' },
    ],
  },
  { type: 'html', value: '<span data-testid="html-item">Raw <em>words</em></span>', position: 'left' },
  { href: 'https://example.org/', label: 'No position' },
  { type: 'docsVersion', position: 'right', className: 'version-link' },
  {
    type: 'docsVersionDropdown',
    position: 'right',
    className: 'version-menu',
    dropdownItemsAfter: [{ to: '/plain', label: 'All versions' }],
  },
  {
    type: 'docsVersionDropdown',
    docsPluginId: 'recipes',
    position: 'right',
    className: 'recipes-version-menu',
    versions: { current: { label: 'Recipes draft' }, '2.0': { label: 'Recipes 2.0' } },
  },
  { type: 'localeDropdown', position: 'right', className: 'locale-menu' },
  { type: 'search', position: 'right' },
];

/** The navbar items of each configuration. */
export const NAVBAR_ITEMS: Readonly<Record<VariantName, NavbarItem[]>> = {
  full: EVERY_KIND,
  'without-critical-style': EVERY_KIND,
  'without-route-tables': EVERY_KIND,
  'without-late-hydration': EVERY_KIND,
  'without-lean-theme': EVERY_KIND,
  bare: [{ to: '/plain', label: 'Plain', position: 'left' }],
  'unknown-item-type': [{ type: 'carousel', label: 'Turns', position: 'left' }],
  'wrong-items': [{ type: 'doc', docId: 'no-such-document', label: 'Lost', position: 'left' }],
  'broken-link': [],
};
