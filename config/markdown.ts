import type { PageMarkdownOptions } from '@site-packages/page-markdown/docusaurus-plugin';
import { SECTIONS } from './sidebar-order';

/** What `llms.txt` says about the site, and in which order it lists the pages. */
export const markdown = {
  details: [
    'Konva keeps what is drawn on a 2D canvas as nodes: a stage holds layers, layers hold groups and shapes. It is used from TypeScript or JavaScript, or through react-konva, vue-konva and svelte-konva.',
    'Tutorials and demos have their code in four flavours, one after the other: Vanilla (TypeScript), React, Vue and Svelte. The API reference is generated from the installed library.',
    'The API is also data: /api/konva.json has every class, member, type, default, event and the version that brought it, /api/konva.schema.json is its JSON Schema, /api/completion.json has names, types and one line each. /api/data.html describes them, /api/changes.html lists what each version added, changed and removed.',
  ],
  sectionOrder: ['Start', ...SECTIONS.map(({ label }) => label), 'Demos', 'API reference', 'Blog'],
  prefixSections: [
    { prefix: '/docs/sandbox', section: 'Demos' },
    { prefix: '/play', section: 'Demos' },
    { prefix: '/api/', section: 'API reference' },
    { prefix: '/blog', section: 'Blog' },
  ],
  otherSection: 'Start',
  unlisted: [
    '/docs/sandbox/index.html',
    '/blog/tags*',
    '/blog/archive',
    '/blog/authors*',
    '/blog/page/*',
    '/category/*',
  ],
} satisfies PageMarkdownOptions;
