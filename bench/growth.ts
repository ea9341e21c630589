import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pageBytes } from '../testing/page-bytes';
import { MAX_GROWTH } from './anchors';
import type { Row } from './stats';

/** Inside `node_modules`, so that Docusaurus, its theme and our packages can be resolved from there. */
const FOLDER = path.join('node_modules', '.cache', 'bench-growth');
const FEW = 100;
const MANY = 1000;
/** Number of pages that share a folder, and of pages that share a sidebar. */
const IN_FOLDER = 25;
const IN_MENU = 50;

const CONFIG = `import criticalStyle from '@site-packages/critical-style/docusaurus-plugin';
import lateHydration from '@site-packages/late-hydration/docusaurus-plugin';
import leanTheme from '@site-packages/lean-theme/docusaurus-plugin';
import routeTables from '@site-packages/route-tables/docusaurus-plugin';

const tables = routeTables();

export default {
  title: 'Growth', url: 'https://example.org', baseUrl: '/',
  onBrokenLinks: 'throw',
  future: { v4: true, faster: true },
  plugins: [tables.plugin, (context) => criticalStyle(context, { scriptsOf: tables.scriptsOf }), lateHydration, leanTheme],
  presets: [['classic', {
    docs: { path: 'docs', routeBasePath: '/', sidebarPath: './sidebars.js', numberPrefixParser: false },
    blog: false, pages: false,
  }]],
  themeConfig: { navbar: { title: 'Growth', items: [{ type: 'docSidebar', sidebarId: 'menu0', label: 'Start' }] } },
};
`;

/** Builds a site of small documents and returns the script size of one in the middle, in bytes, compressed with Brotli. */
function scriptOf(count: number): number {
  const folder = path.resolve(`${FOLDER}-${count}`);
  fs.rmSync(folder, { recursive: true, force: true });
  const menus: Record<string, string[]> = {};
  for (let page = 0; page < count; page += 1) {
    const id = `part-${Math.floor(page / IN_FOLDER)}/page-${page}`;
    const file = path.join(folder, 'docs', `${id}.mdx`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const slug = page === 0 ? '/' : `/${id}.html`;
    fs.writeFileSync(
      file,
      `---\nslug: ${slug}\ndescription: What page ${page} says.\n---\n\n# Page ${page}\n\nText ${page}.\n`,
    );
    (menus[`menu${Math.floor(page / IN_MENU)}`] ??= []).push(id);
  }
  fs.writeFileSync(path.join(folder, 'docusaurus.config.ts'), CONFIG);
  fs.writeFileSync(path.join(folder, 'sidebars.js'), `module.exports = ${JSON.stringify(menus)};\n`);
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "name": "growth", "private": true }\n');
  const { status } = spawnSync('npx', ['docusaurus', 'build', folder], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`The site of ${count} pages did not build; its messages are above.`);
  const { script } = pageBytes('part-1/page-40.html', path.join(folder, 'build'));
  return script.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The script size of a page in a small site and in a large one. */
export function scriptGrowth(): Row[] {
  const few = scriptOf(FEW) / 1000;
  const many = scriptOf(MANY) / 1000;
  return [
    {
      section: 'growth',
      name: `script of a page of ${MANY}`,
      value: many,
      unit: 'kB',
      anchor: { value: few, source: `of ${FEW}` },
      limit: few * MAX_GROWTH,
    },
  ];
}
