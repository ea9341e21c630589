import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  // The page of the category is not listed.
  guide: [
    'start',
    'moving',
    { type: 'category', label: 'New things', link: { type: 'doc', id: 'hidden' }, items: ['only-next'] },
  ],
  // Nothing can be linked to in it.
  empty: [],
};

export default sidebars;
