import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  // The category's page is unlisted.
  guide: [
    'start',
    'moving',
    { type: 'category', label: 'New things', link: { type: 'doc', id: 'hidden' }, items: ['only-next'] },
  ],
  // It has nothing that can be linked to.
  empty: [],
};

export default sidebars;
