import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { DEMO_FOLDER, HIDDEN_PAGES, SECTIONS, TUTORIALS_MENU, type SidebarSection } from './config/sidebar-order';
import { readWrittenPages } from './config/written-pages';
import { CATEGORIES } from './src/components/gallery/categories';

type Items = Extract<SidebarsConfig[string], unknown[]>;
type Item = Extract<Items[number], { type: 'doc' | 'ref' }> | Extract<Items[number], { type: 'category' }>;

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

function category(section: SidebarSection): Item[] {
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

/** The heading of a part of the menu, which its first item carries (`src/theme/DocSidebarItem`): items are only links and categories. */
const withHeading = (item: Item, heading: string): Items[number] => ({
  ...item,
  customProps: { heading },
});

const tutorials = TUTORIALS_MENU.flatMap(({ heading, entries }) => {
  const [first, ...others] = entries.flatMap((entry): Item[] => {
    if (typeof entry !== 'string') return category(entry);
    return ids.has(`docs/${entry}`) ? [{ type: 'doc', id: `docs/${entry}` }] : [];
  });
  return first === undefined ? [] : [withHeading(first, heading), ...others];
});

const demoId = (name: string) => `docs/${DEMO_FOLDER}/${name}`;

/** The demos' pages by what people build, in the gallery's order. */
const demos: Items = [
  ...CATEGORIES.flatMap(({ title, demos: names }): Items => {
    const items = names.map(demoId).filter((id) => ids.has(id));
    return items.length === 0 ? [] : [{ type: 'category', label: title, collapsed: true, items }];
  }),
];

const listed = new Set([
  ...TUTORIALS_MENU.flatMap(({ entries }) => entries.filter((entry) => typeof entry === 'string')),
  ...HIDDEN_PAGES,
]);
const looseStrays = [...ids].filter((id) => /^docs\/[^/]+$/.test(id) && !listed.has(id.slice('docs/'.length)));
const folders = new Set([...SECTIONS.map((section) => section.folder), DEMO_FOLDER]);
const folderStrays = [...ids].filter((id) => {
  const folder = /^docs\/([^/]+)\//.exec(id)?.[1];
  return folder !== undefined && !folders.has(folder);
});
const listedDemos = new Set(CATEGORIES.flatMap(({ demos: names }) => names.map(demoId)));
const demoStrays = [...ids].filter((id) => id.startsWith(demoId('')) && !listedDemos.has(id));
const strays = [...looseStrays, ...folderStrays, ...demoStrays];
if (strays.length > 0) {
  throw new Error(
    `These pages stand in no menu: ${strays.map((id) => `content/${id}.mdx`).join(', ')}. ` +
      'Add their name or folder to config/sidebar-order.ts, or a demo to src/components/gallery/categories.ts.',
  );
}

/** Pages about the reference as a whole, which are listed above the classes. */
const API_FIRST = ['api/Konva', 'api/comparisons', 'api/changes', 'api/data'];

const sidebars: SidebarsConfig = {
  tutorialsSidebar: tutorials,
  apiSidebar: [
    ...API_FIRST.filter((id) => ids.has(id)),
    ...[...ids]
      .filter((id) => id.startsWith('api/') && !API_FIRST.includes(id))
      .sort((a, b) => a.localeCompare(b, 'en')),
  ],
  // The site's specification has it empty; the demos' menu is the next one.
  demosSidebar: [],
  sandboxSidebar: demos,
};

export default sidebars;
