import type { MultiColumnFooter } from '@docusaurus/theme-common';
import { EXTERNAL } from './links';

/** The footer's columns; `isWritten` tells whether a page of this site exists. */
export function footer(isWritten: (slug: string) => boolean): MultiColumnFooter {
  const pages = (items: { label: string; to: string }[]) => items.filter(({ to }) => isWritten(to));
  return {
    style: 'light',
    logo: undefined,
    links: [
      {
        title: 'Docs',
        items: [
          ...pages([{ label: 'Tutorial', to: '/docs/index.html' }]),
          { label: 'Demos', to: '/docs/sandbox.html' },
          ...pages([{ label: 'API Reference', to: '/api/Konva.html' }]),
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'Discord', href: EXTERNAL.chat },
          { label: 'GitHub issues', href: EXTERNAL.issues },
          { label: 'Stack Overflow', href: EXTERNAL.questions },
          { label: 'X', href: EXTERNAL.social },
          { label: 'Contributing', href: EXTERNAL.contributing },
        ],
      },
      {
        title: 'Integrations',
        items: [
          { label: 'React', href: EXTERNAL.reactKonva },
          { label: 'Vue', href: EXTERNAL.vueKonva },
          { label: 'Svelte', href: EXTERNAL.svelteKonva },
          { label: 'Angular', href: EXTERNAL.angularKonva },
        ],
      },
      {
        title: 'Products',
        items: [
          { label: 'Polotno SDK', href: EXTERNAL.polotno },
          { label: 'Polotno Studio', href: EXTERNAL.polotnoStudio },
        ],
      },
    ],
    copyright: `Text and demos under the MIT license. Konva is made by Anton Lavrenov and contributors.`,
  };
}
