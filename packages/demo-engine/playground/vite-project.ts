import { takesAddress } from '../compile/pasted/json-imports';
import { assetName } from '../compile/specifiers';
import { ENTRY_FILES, type Flavour } from '../model';
import { assetPlaces, withPublicAddresses } from './asset-places';
import { contentOf, isAssetPath } from './assets';
import type { FittedProject } from './fit-project';
import { PACKAGE_FILE } from './package-file';
import type { PlaygroundProject } from './project';

/** One file of the downloaded project. */
export interface ProjectFile {
  path: string;
  content: string | Uint8Array;
}

export interface ViteProjectInput {
  project: PlaygroundProject;
  /** Package specifiers that the files import, as written: `konva`, `react-konva`, `react-dom/client`. */
  packages: readonly string[];
  /** Pictures, fonts and data of the demo that it started from, by name: bytes, or text for text files. */
  assets: Readonly<Record<string, ProjectFile['content']>>;
  /** Installed versions by package name, tools included. */
  versions: Readonly<Record<string, string>>;
  /** The base stylesheet of the result frame, so that controls look as they did on the site. */
  baseCss: string;
  /** What the playground added to a reader's program; the project has it already. */
  fitted?: Pick<FittedProject, 'entry' | 'isShown' | 'hasTemplates' | 'html'>;
}

/** Packages that a flavor's mount code needs, besides those that the demo imports. */
export const RUNTIME: Readonly<Record<Flavour, readonly string[]>> = {
  vanilla: ['konva'],
  react: ['konva', 'react', 'react-dom', 'react-konva'],
  vue: ['konva', 'vue', 'vue-konva'],
  svelte: ['konva', 'svelte', 'svelte-konva'],
};

const TOOLS: Readonly<Record<Flavour, readonly string[]>> = {
  vanilla: ['typescript', 'vite'],
  react: ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'],
  vue: ['@vitejs/plugin-vue', 'typescript', 'vite'],
  svelte: ['@sveltejs/vite-plugin-svelte', 'typescript', 'vite'],
};

const PLUGINS: Readonly<Record<Exclude<Flavour, 'vanilla'>, readonly [name: string, from: string]>> = {
  react: ['react', '@vitejs/plugin-react'],
  vue: ['vue', '@vitejs/plugin-vue'],
  svelte: ['{ svelte }', '@sveltejs/vite-plugin-svelte'],
};

/** Every package a project may need that its files do not import. */
export const PROJECT_PACKAGES: readonly string[] = [
  ...new Set([...Object.values(RUNTIME).flat(), ...Object.values(TOOLS).flat()]),
];

/** `@scope/name/sub` to `@scope/name`, `name/sub` to `name`. */
export function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

function dependencies(names: readonly string[], versions: Readonly<Record<string, string>>): Record<string, string> {
  const unique = [...new Set(names.map(packageName))].sort();
  return Object.fromEntries(
    unique.map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`No version is known for the package ${name}.`);
      return [name, version];
    }),
  );
}

/** @param hasTemplates Vue compiles templates in the browser, for which it has another build */
function viteConfig(flavour: Flavour, hasTemplates = false): string {
  const alias = hasTemplates ? [`resolve: { alias: { vue: 'vue/dist/vue.esm-bundler.js' } }`] : [];
  const [name, from] = flavour === 'vanilla' ? [] : PLUGINS[flavour];
  const plugins = name === undefined ? [] : [`plugins: [${name.replace(/[{} ]/g, '')}()]`];
  const settings = [...plugins, ...alias].join(', ');
  const imports = name === undefined ? '' : `import ${name} from '${from}';\n`;
  return `${imports}import { defineConfig } from 'vite';\n\nexport default defineConfig({${settings === '' ? '' : ` ${settings} `}});\n`;
}

/** The script of a program that mounts itself. */
function startCode(entry: string): { path: string; content: string } {
  return { path: 'src/main.ts', content: `import './base.css';\nimport './${withoutEnding(entry)}';\n` };
}

/** A script's specifier has no extension; a component's has. */
function withoutEnding(path: string): string {
  return path.replace(/\.[jt]sx?$/, '');
}

function mountCode(flavour: Exclude<Flavour, 'vanilla'>, entry: string): { path: string; content: string } {
  switch (flavour) {
    case 'react':
      return {
        path: 'src/main.tsx',
        content: `import { createRoot } from 'react-dom/client';
import './base.css';
import App from './${withoutEnding(entry)}';

const container = document.getElementById('container');
if (container) createRoot(container).render(<App />);
`,
      };
    case 'vue':
      return {
        path: 'src/main.ts',
        content: `import { createApp } from 'vue';
import VueKonva from 'vue-konva';
import './base.css';
import App from './${withoutEnding(entry)}';

createApp(App).use(VueKonva).mount('#container');
`,
      };
    case 'svelte':
      return {
        path: 'src/main.ts',
        content: `import { mount } from 'svelte';
import './base.css';
import App from './${withoutEnding(entry)}';

const target = document.getElementById('container');
if (target) mount(App, { target });
`,
      };
  }
}

function indexHtml(title: string, body: string, script: string): string {
  const safeTitle = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${safeTitle}</title>
  </head>
  <body>
${body.trim().replace(/^/gm, '    ')}
    <script type="module" src="/${script}"></script>
  </body>
</html>
`;
}

/** An import of JSON whose code requests it, and any of another data file, means its URL; Vite needs `?url` for that. */
function withAddressImports(text: string): string {
  return text.replace(
    /(\bimport\s*)([\w$]*)(\s*(?:from\s*)?)(['"])(\.[^'"\n]*\.(json|geojson|csv|txt))\4/g,
    (all, start: string, name: string, from: string, quote: string, address: string, ending: string) =>
      ending === 'json' && !takesAddress(name, text) ? all : `${start}${name}${from}${quote}${address}?url${quote}`,
  );
}

function markup(html: string | undefined, names: readonly string[]): string {
  return html === undefined ? '<div id="container"></div>' : withPublicAddresses(html, names);
}

function nameOf({ path }: { path: string }): string {
  return assetName(path);
}

function folderName(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'konva-demo'
  );
}

/**
 * Turns a project into the files of a Vite project that runs with `npm install && npm run dev` and builds with `npm run build`.
 * @throws Error when a package's version is not among `versions`
 */
export function viteProject(input: ViteProjectInput): { name: string; files: ProjectFile[] } {
  const { project, packages, assets, versions, baseCss, fitted } = input;
  const { flavour } = project;
  const entry = fitted?.entry ?? ENTRY_FILES[flavour];
  const name = folderName(project.title);
  // A pasted page may turn out to be written for a framework.
  const hasPage = flavour === 'vanilla' || fitted !== undefined;
  const html = project.files.find((file) => hasPage && file.path === 'index.html');
  // The project's list of packages becomes part of the one that is written here.
  const written = project.files.filter(({ path }) => path !== PACKAGE_FILE);
  const own = written.filter(({ path }) => isAssetPath(path));
  const sources = written.filter((file) => file !== html && !own.includes(file));
  const files: ProjectFile[] = [];

  const manifest = {
    name,
    private: true,
    version: '1.0.0',
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    dependencies: {
      ...dependencies([...RUNTIME[flavour], ...packages], versions),
      ...(project.konva === undefined ? {} : { konva: project.konva }),
    },
    devDependencies: dependencies(TOOLS[flavour], versions),
    // Helpers that do not know an old version would stop the installation.
    ...(project.konva === undefined ? {} : { overrides: { konva: '$konva' } }),
  };
  files.push({ path: 'package.json', content: `${JSON.stringify(manifest, null, 2)}\n` });
  files.push({ path: 'vite.config.ts', content: viteConfig(flavour, fitted?.hasTemplates) });
  files.push({
    path: 'tsconfig.json',
    content: `${JSON.stringify(
      {
        compilerOptions: {
          target: 'ES2022',
          module: 'ESNext',
          moduleResolution: 'Bundler',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          strict: true,
          noEmit: true,
          skipLibCheck: true,
          isolatedModules: true,
          types: ['vite/client'],
          ...(flavour === 'react' ? { jsx: 'react-jsx' } : {}),
        },
        include: ['src'],
      },
      null,
      2,
    )}\n`,
  });

  const main = flavour === 'vanilla' || fitted?.isShown === true ? startCode(entry) : mountCode(flavour, entry);
  const body =
    flavour === 'vanilla' || html !== undefined
      ? markup(html?.text, [...Object.keys(assets), ...own.map(nameOf)])
      : '<div id="container"></div>';
  files.push({ path: 'index.html', content: indexHtml(project.title, body + (fitted?.html ?? ''), main.path) });
  files.push(main);
  files.push({ path: 'src/base.css', content: baseCss });
  for (const file of sources) files.push({ path: `src/${file.path}`, content: withAddressImports(file.text) });
  const texts = html === undefined ? sources : [...sources, html];
  for (const [name, content] of Object.entries(assets)) {
    for (const path of assetPlaces(texts, name)) files.push({ path, content });
  }
  for (const file of own) {
    const places = assetPlaces(texts, nameOf(file));
    // Code may build a URL at run time, so place the file where such a URL would point.
    for (const path of places.length > 0 ? places : [`public/${file.path}`]) {
      files.push({ path, content: contentOf(file) });
    }
  }
  files.push({ path: '.gitignore', content: 'node_modules\ndist\n' });
  files.push({
    path: 'README.md',
    content: `# ${project.title}\n\nA Konva demo. Install and run it:\n\n\`\`\`\nnpm install\nnpm run dev\n\`\`\`\n\n\`npm run build\` writes the finished page to \`dist/\`.\n`,
  });
  return { name, files };
}
