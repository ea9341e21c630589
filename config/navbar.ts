import type { NavbarItem } from '@docusaurus/theme-common';
import { EXTERNAL } from './links';

const FRAMEWORKS = [
  { label: 'React', to: '/docs/react/index.html' },
  { label: 'Vue', to: '/docs/vue/index.html' },
  { label: 'Svelte', to: '/docs/svelte/index.html' },
];

/** The navbar's items for the theme; `isWritten` tells whether a page of this site exists. */
export function navbarItems(isWritten: (slug: string) => boolean): NavbarItem[] {
  const frameworks = FRAMEWORKS.filter(({ to }) => isWritten(to));
  return [
    { type: 'docSidebar', sidebarId: 'tutorialsSidebar', label: 'Tutorials', position: 'left' },
    {
      to: '/docs/sandbox.html',
      label: 'Demos',
      position: 'left',
      activeBaseRegex: '/docs/sandbox(\\.html$|/)',
    },
    ...(isWritten('/api/Konva.html')
      ? [{ type: 'docSidebar', sidebarId: 'apiSidebar', label: 'API Reference', position: 'left' as const }]
      : []),
    ...(frameworks.length > 0
      ? [{ type: 'dropdown', label: 'Frameworks', position: 'left' as const, items: frameworks }]
      : []),
    {
      href: EXTERNAL.repository,
      label: 'GitHub',
      position: 'right',
      className: 'kd-nav-github',
      'aria-label': 'Source repository on GitHub',
    },
    {
      href: EXTERNAL.chat,
      label: 'Discord',
      position: 'right',
      className: 'kd-nav-discord',
      'aria-label': 'Community chat on Discord',
    },
    { href: EXTERNAL.social, label: 'X', position: 'right', className: 'kd-nav-x', 'aria-label': 'Author on X' },
  ];
}
