import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { HIDDEN_PAGES, SECTIONS, TOP_PAGES, type SidebarSection } from './config/sidebar-order';
import { readWrittenPages } from './config/written-pages';

type Items = Extract<SidebarsConfig[string], unknown[]>;

const ids = new Set(readWrittenPages(path.join(__dirname, 'content')).map((page) => page.id));

/** Document ids of a folder: the listed ones first, in their order, then the others by name. */
function idsInOrder(section: SidebarSection): string[] {
  const prefix = `docs/${section.folder}/`;
  const names = [...ids].filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
  const listed = (section.order ?? []).filter((name) => names.includes(name));
  const others = names
    .filter((name) => !listed.includes(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return [...listed, ...others].filter((name) => name !== section.index).map((name) => prefix + name);
}

function category(section: SidebarSection): Items {
  const items = idsInOrder(section);
  const indexId = section.index ? `docs/${section.folder}/${section.index}` : undefined;
  const hasIndex = indexId !== undefined && ids.has(indexId);
  if (items.length === 0 && !hasIndex) return [];
  if (items.length === 0 && hasIndex) return [{ type: 'doc', id: indexId, label: section.label }];
  return [
    {
      type: 'category',
      label: section.label,
      collapsed: true,
      items,
      ...(hasIndex ? { link: { type: 'doc' as const, id: indexId } } : {}),
      ...(section.generatedIndex ? { link: { type: 'generated-index' as const, ...section.generatedIndex } } : {}),
    },
  ];
}

const known = new Set([...TOP_PAGES, ...HIDDEN_PAGES].map((name) => `docs/${name}`));
const looseStrays = [...ids].filter((id) => /^docs\/[^/]+$/.test(id) && !known.has(id));
const folders = new Set(SECTIONS.map((section) => section.folder));
const folderStrays = [...ids].filter((id) => {
  const folder = /^docs\/([^/]+)\//.exec(id)?.[1];
  return folder !== undefined && !folders.has(folder);
});
const strays = [...looseStrays, ...folderStrays];
if (strays.length > 0) {
  throw new Error(
    `These pages stand in no menu: ${strays.map((id) => `content/${id}.mdx`).join(', ')}. ` +
      'Add their name or folder to config/sidebar-order.ts.',
  );
}

/** Pages about the reference as a whole, which are listed above the classes. */
const API_FIRST = ['api/Konva', 'api/comparisons', 'api/changes', 'api/data'];

const sidebars: SidebarsConfig = {
  tutorialsSidebar: [
    ...TOP_PAGES.map((name) => `docs/${name}`).filter((id) => ids.has(id)),
    ...SECTIONS.flatMap(category),
  ],
  apiSidebar: [
    ...API_FIRST.filter((id) => ids.has(id)),
    ...[...ids]
      .filter((id) => id.startsWith('api/') && !API_FIRST.includes(id))
      .sort((a, b) => a.localeCompare(b, 'en')),
  ],
  demosSidebar: [],
};

export default sidebars;
