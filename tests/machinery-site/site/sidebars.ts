import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  guide: ['start', 'moving', { type: 'category', label: 'New things', items: ['only-next'] }],
  // Nothing can be linked to in it.
  empty: [],
};

export default sidebars;
