import { NODE_NAMES } from '../compile/pasted/library-files';
import type { FileFitting, ProgramFitting } from '../model/program-fitting';
import { ENTRY_FILES, type Flavour, type SourceFile } from '../model';
import type { PlaygroundProject } from './project';

/** A project with everything that the playground adds when it runs it. */
export interface FittedProject {
  project: PlaygroundProject;
  /** Path of the file with which it starts. */
  entry: string;
  /** The entry mounts itself. */
  isShown: boolean;
  /** Vue compiles templates when the program runs. */
  hasTemplates: boolean;
  /** Markup of elements that the code looks up. */
  html: string;
  /** Packages that the program imports. */
  packages: readonly string[];
  /** What was added, for the reader. */
  added: readonly string[];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The text with an import removed; its name stays, as an empty object. */
function withoutImport(text: string, specifier: string): string {
  const quoted = `(['"])${escaped(specifier)}\\1`;
  return text
    .replace(new RegExp(`\\bimport\\s+([\\w$]+)\\s+from\\s*${quoted}`, 'g'), 'const $1 = {}')
    .replace(new RegExp(`\\bimport\\s*${quoted}\\s*;?`, 'g'), '');
}

function withSpecifier(text: string, specifier: string, other: string): string {
  const before = String.raw`(\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)`;
  const written = new RegExp(`${before}(['"\`])${escaped(specifier)}\\2`, 'g');
  return text.replace(written, (_, start: string) => `${start}${JSON.stringify(other)}`);
}

/** The bindings have no default export: their components are imported by name. */
function withNamedImports(text: string): string {
  const written = /\bimport\s+([A-Z]\w*)\s*(?:,\s*\{([^}]*)\}\s*)?from\s*(['"])((?:react|svelte)-konva)\3/g;
  return text.replace(written, (all, first: string, others: string | undefined, quote: string, from: string) => {
    if (!NODE_NAMES.has(first)) return all;
    const names = [first, ...(others?.split(',') ?? [])].map((name) => name.trim()).filter((name) => name !== '');
    return `import { ${names.join(', ')} } from ${quote}${from}${quote}`;
  });
}

/** Adds code at the start of a script, or of the script of a component. */
function withStart(path: string, text: string, lines: readonly string[]): string {
  if (lines.length === 0) return text;
  const code = lines.join('\n');
  if (!/\.(?:vue|svelte)$/.test(path)) return `${code}\n${text}`;
  return /<script\b[^>]*>/.test(text)
    ? text.replace(/<script\b[^>]*>/, (tag) => `${tag}\n${code}`)
    : `<script>\n${code}\n</script>\n\n${text}`;
}

function fitText(path: string, original: string, fitting: FileFitting): string {
  let text = withNamedImports(fitting.text ?? original);
  for (const [specifier, name] of Object.entries(fitting.requires)) {
    text = text.replace(new RegExp(`\\brequire\\(\\s*(['"\`])${escaped(specifier)}\\1\\s*\\)`, 'g'), () => name);
  }
  for (const [specifier, other] of Object.entries(fitting.specifiers)) {
    text = other === '' ? withoutImport(text, specifier) : withSpecifier(text, specifier, other);
  }
  // The code at the end has what CommonJS code exports.
  if (fitting.end.includes('$module'))
    text = text
      .replace(/(^|[^.$\w])(?:module\.exports|exports)\b/g, '$1$$module().exports')
      .replace(/\btypeof\s+module\b/g, 'typeof $$module()');
  const isComponent = /\.(?:vue|svelte)$/.test(path);
  const end = fitting.end === '' || isComponent ? '' : `${text.endsWith('\n') ? '' : '\n'}${fitting.end}\n`;
  return withStart(
    path,
    text + end,
    isComponent && fitting.end !== '' ? [...fitting.imports, fitting.end] : fitting.imports,
  );
}

/** A file's name for what is in it: the playground takes JSX in any script. */
function nameFor(path: string, { hasJsx }: Pick<FileFitting, 'hasJsx'>): string {
  return hasJsx ? path.replace(/\.(?:js|ts|mjs)$/, '.tsx') : path;
}

/** The entry's name: people paste all kinds of code into all flavors. */
function entryName(flavour: Flavour, { kind, files }: ProgramFitting, before: string): string {
  if (kind === 'vue') return 'App.vue';
  if (kind === 'svelte') return 'App.svelte';
  if (flavour === 'react') return 'App.tsx';
  if (flavour === 'vanilla') return nameFor(ENTRY_FILES.vanilla, { hasJsx: files[before]?.hasJsx === true });
  return files[before]?.hasJsx === true ? 'App.tsx' : 'App.ts';
}

/** Writes what the compiler added into a project's files. */
export function fitProject(project: PlaygroundProject, fitting: ProgramFitting): FittedProject {
  const { flavour } = fitting;
  const before = ENTRY_FILES[project.flavour];
  const entry = entryName(flavour, fitting, before);
  const added: string[] = [];
  const files = project.files.map(({ path, text }): SourceFile => {
    const own = fitting.files[path];
    const name = path === before ? entry : own === undefined ? path : nameFor(path, own);
    if (name !== path) added.push(`${path} is named ${name}`);
    if (own === undefined) return { path: name, text };
    const fitted = fitText(name, text, own);
    if (fitted !== text) added.push(...notesOf(name, text, own));
    return { path: name, text: fitted };
  });
  for (const [path, text] of Object.entries(fitting.modules)) {
    files.push({ path, text });
    added.push(`${path} is added`);
  }
  if (fitting.html !== '') added.push(`index.html has ${fitting.html}`);
  const { isShown, hasTemplates, html, packages } = fitting;
  return { project: { ...project, flavour, files }, entry, isShown, hasTemplates, html, packages, added };
}

function notesOf(path: string, original: string, fitting: FileFitting): string[] {
  const { imports, end, specifiers, requires, text } = fitting;
  const parts = [
    ...(withNamedImports(original) === original ? [] : ['components imported by name']),
    ...imports,
    ...(end === '' ? [] : [end]),
    ...Object.entries(specifiers).map(([from, to]) => (to === '' ? `no import of ${from}` : `${to} for ${from}`)),
    ...(Object.keys(requires).length === 0 ? [] : ['imports for require']),
    ...(text === undefined ? [] : ['only its code']),
  ];
  return parts.map((part) => `${path}: ${part}`);
}
