import type { MultiColumnFooter, SimpleFooter } from '@docusaurus/theme-common';

/** Columns, and a logo with all its fields. */
export const COLUMN_FOOTER: MultiColumnFooter = {
  style: 'light',
  logo: {
    src: 'img/mark.svg',
    srcDark: 'img/mark-dark.svg',
    alt: 'Mark of the site',
    width: 120,
    height: 40,
    href: '/plain',
  },
  links: [
    {
      title: 'Pages',
      items: [
        { label: 'Plain', to: '/plain' },
        { label: 'Long', to: '/long' },
      ],
    },
    {
      title: 'Elsewhere',
      items: [
        { label: 'Example', href: 'https://example.org/' },
        { html: '<i data-testid="html-in-footer">Raw words</i>' },
      ],
    },
  ],
  copyright: 'Copyright of the <b>column</b> footer',
};

/** A simple list, and a logo with one image and without a link. */
export const FLAT_FOOTER: SimpleFooter = {
  style: 'dark',
  logo: { src: 'img/mark.svg', alt: 'Mark alone', width: 60, height: 20 },
  links: [
    { label: 'Plain', to: '/plain' },
    { label: 'Example', href: 'https://example.org/' },
    { html: '<i data-testid="html-in-footer">Raw words</i>' },
  ],
  copyright: 'Copyright of the flat footer',
};
