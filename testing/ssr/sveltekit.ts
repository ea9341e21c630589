import { change } from './page-files';
import type { SsrProject } from './model';

const BUILD = { args: ['node_modules/vite/bin/vite.js', 'build'] };
const serve = (port: number) => ({ args: ['build'], env: { HOST: '127.0.0.1', PORT: String(port) } });
const AROUND = ['<h1>Choose a table</h1>', 'Table: none'];

/** The project of the SvelteKit page. */
export const sveltekit: SsrProject = {
  name: 'sveltekit',
  page: 'content/docs/svelte/SvelteKit.mdx',
  files: [
    'src/lib/FloorPlan.svelte',
    'src/routes/+page.svelte',
    'src/routes/later/+page.svelte',
    'src/routes/later/+page.ts',
    'src/routes/editor/+page.svelte',
    'src/routes/editor/+page.ts',
  ],
  build: BUILD,
  serve,
  routes: [
    { path: '/', html: [...AROUND, 'Loading the plan…'], hasKonvaInFirstScripts: true },
    { path: '/later', html: [...AROUND, 'Loading the plan…'], hasKonvaInFirstScripts: false },
    { path: '/editor', html: [], notInHtml: AROUND, hasKonvaInFirstScripts: true },
  ],
  mistakes: (file) => ({
    'src/routes/rendered/+page.svelte': change(file('src/routes/+page.svelte'), '{#if width > 0}', '{#if width >= 0}'),
    'src/routes/window/+page.svelte': change(
      file('src/routes/+page.svelte'),
      'let width = $state(0);',
      'let width = $state(window.innerWidth);',
    ),
  }),
  buildMistakes: BUILD,
  serveMistakes: serve,
  failures: [
    {
      path: '/rendered',
      status: 500,
      says: 'Library can only be used in a browser context but is currently used in a server environment',
      where: 'server',
    },
    { path: '/rendered', status: 500, says: 'Internal Error', where: 'html' },
    { path: '/window', status: 500, says: 'window is not defined', where: 'server' },
  ],
};
