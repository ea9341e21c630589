import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = { recipes: ['soup', 'bread'] };

export default sidebars;
