import type { SourceFile } from '../../model/demo';
import { ENTRY_FILES, type Flavour } from '../../model/flavours';
import { type CleanText, withoutSurroundings } from './copied-text';
import { NODE_NAMES } from './library-files';
import type { ModuleFacts } from '../module-facts';
import { isPage, pageParts, type PageParts } from './page-parts';
import type { AddedImport } from './pasted-code';
import type { CompileRequest } from '../request';
import { severalFiles } from './several-files';

/** How the entry is compiled. */
export type EntryKind = 'script' | 'vue' | 'svelte';

/** How to compile a request, decided from its entry's text: people paste all kinds of code into all flavors. */
export interface EntryPlan {
  /** The code's actual flavor. */
  flavour: Flavour;
  path: string;
  kind: EntryKind;
  files: readonly SourceFile[];
  /** What was removed around the code, for the reader. */
  notes: readonly string[];
  /** Paths of files that are in the entry's text, on their lines. */
  within: ReadonlySet<string>;
  /** The parts of an entry that is a whole page. */
  page?: PageParts;
}

const KINDS: Readonly<Record<Flavour, EntryKind>> = {
  vanilla: 'script',
  react: 'script',
  vue: 'vue',
  svelte: 'svelte',
};

/** Removes what was copied along with the code, keeping its lines. */
function cleaned(source: string): CleanText {
  return withoutSurroundings(source.replace(/[\u200b\u200c\u2060\ufeff]/g, ' '));
}

/** Markup without a comment with a file name before it. */
function withoutName(text: string): string {
  return text.replace(/^(?:\s*\/\/[^\n]*\n)+(?=\s*<[a-z!])/i, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** A component around markup without one, with its imports, on the first line. */
function aroundMarkup(text: string, flavour: Flavour): string {
  const names = new Set([...text.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const drawn = [...names].filter((name) => NODE_NAMES.has(name)).join(', ');
  if (flavour === 'vue') return `<template>${text}</template>`;
  if (flavour === 'svelte') return `<script>import { ${drawn} } from "svelte-konva";</script>${text}`;
  return `import { ${drawn} } from "react-konva"; export default () => <>${text.replace(/;?\s*$/, '')}</>;`;
}

/** A component of markup and what is written below it: the members of its data, or a script without its tags. */
function withData(text: string, flavour: Flavour): string | undefined {
  if (flavour !== 'vue' || /<(?:script|template)\b/.test(text)) return undefined;
  const [, markup = '', rest = ''] =
    /^(\s*<[^]*<\/[\w-]+>)\s*\n([^<]*?(?:[\w$]+\s*(?::\s*[[{'"\d]|\(\)\s*\{)|const|import|export)[^]*)$/.exec(text) ??
    [];
  if (!/<v-[a-z]/.test(markup)) return undefined;
  if (/^\s*(?:data|setup|props|name|components|computed|methods|watch|created|mounted)\b\s*[:(]/.test(rest))
    return `<template>${markup}</template><script>export default {${rest}};</script>`;
  if (!/^\s*(?:\/\/[^\n]*\n\s*)*[\w$]+\s*:/.test(rest))
    return `<template>${markup}</template><script${/export\s+default/.test(rest) ? '' : ' setup'}>${rest}</script>`;
  const members = rest.replace(/([}\]'"\d])(\s*\n\s*[\w$]+\s*:)/g, '$1,$2');
  return `<template>${markup}</template><script>export default { data() { return { ${members} }; } };</script>`;
}

/** Whether a text is markup alone, of a framework's components for Konva. */
function isMarkup(text: string, flavour: Flavour): boolean {
  if (flavour === 'vanilla' || !/^\s*<[\s\S]*>\s*;?\s*$/.test(text) || /<(?:script|template)\b/.test(text))
    return false;
  return flavour === 'vue' ? /<v-[a-z]/.test(text) : /<(?:Stage|Layer|Group)\b/.test(text);
}

/** The kind of code that a text contains; undefined when it fits its flavor. */
function kindOf(text: string, flavour: Flavour): EntryKind | 'page' | undefined {
  const begun = text.replace(/^(?:\s|<!--[\s\S]*?-->)+/, '');
  if (/^<!doctype\s+html|^<html[\s>]/i.test(begun)) return 'page';
  if (begun.startsWith('<') && /<script\b[^>]*\ssrc\s*=/i.test(text) && isPage(text)) return 'page';
  if (!begun.startsWith('<')) {
    // A Svelte file may begin with text or a block, and may have no script.
    const isScript =
      /^(?:\/\/|\/\*|['"`(]|(?:import|export|const|let|var|function|class|async|window|document|new|\$\()\b)/.test(
        begun,
      );
    return flavour === 'svelte' && !isScript && /<[A-Za-z/]|^\{/.test(begun) ? undefined : 'script';
  }
  const isVue = /^<template(?:\s[^>]*)?>/m.test(text) || /<script\b[^>]*\ssetup\b/.test(text);
  const isSvelte =
    /from\s*['"]svelte(?:-konva)?(?:\/[^'"]*)?['"]|\$(?:state|derived|effect|props)\s*[.(<]|\{[#/@](?:if|each|await|key|snippet|render|html)\b|^\s*\$:\s/m.test(
      text,
    );
  if (flavour !== 'vue' && isSvelte && !isVue) return 'svelte';
  if (isVue && flavour !== 'svelte') return 'vue';
  if (isVue && !isSvelte && /<script\b[^>]*\ssetup\b/.test(text)) return 'vue';
  if (flavour === 'vue' || flavour === 'svelte') return undefined;
  return isPage(text) ? 'page' : undefined;
}

/** Determines what a request's entry is. */
export function readEntry({ flavour, files, isPasted }: CompileRequest): EntryPlan {
  const path = ENTRY_FILES[flavour];
  const plain: EntryPlan = { flavour, path, kind: KINDS[flavour], files, notes: [], within: new Set() };
  const written = files.find((file) => file.path === path)?.text;
  if (!isPasted || written === undefined) return plain;
  const { text: whole, notes } = cleaned(written);
  const several = severalFiles(whole, flavour, true);
  const clean = withoutName(several?.[0]?.text ?? whole);
  const parts = several?.slice(1) ?? [];
  const within = new Set(parts.map((part) => part.path));
  const found = kindOf(clean, flavour);
  const kind = found ?? plain.kind;
  const text =
    found !== undefined
      ? clean
      : isMarkup(clean, flavour)
        ? aroundMarkup(clean, flavour)
        : (withData(clean, flavour) ?? clean);
  const others = [...parts, ...files.filter((file) => file.path !== path && !within.has(file.path))];
  if (kind !== 'page') {
    const own = kind === 'script' ? flavour : kind;
    return {
      ...plain,
      kind,
      flavour: own,
      notes,
      within,
      files: text === written ? files : [{ path, text }, ...others],
    };
  }
  const page = pageParts(text);
  return {
    flavour: 'vanilla',
    path,
    kind: 'script',
    notes,
    within,
    page,
    files: [{ path, text: page.placedScript }, ...others],
  };
}

/** Calls with which code mounts or renders its own component. */
const SHOWS = ['createRoot', 'hydrateRoot', 'createApp', 'createSSRApp', 'mount', 'hydrate', 'render'];

export interface EntryEnd {
  /** The code mounts itself, so nothing is left to mount. */
  isShown: boolean;
  /** Code to append to the entry, so that its default export is the component. */
  added: { code: string; imports: AddedImport[] };
}

/** What a framework flavor's entry still needs to be shown: nothing, or a default export. */
export function endOfEntry(facts: ModuleFacts, code: string, flavour: Flavour): EntryEnd {
  const shown: EntryEnd = { isShown: true, added: { code: '', imports: [] } };
  const mounted: EntryEnd = { isShown: false, added: { code: '', imports: [] } };
  if (flavour === 'vanilla' || SHOWS.some((name) => facts.topCalls.has(name))) return shown;
  if (facts.hasDefault || facts.commonJs.length > 0) return mounted;
  if (SHOWS.some((name) => facts.calls.has(name))) return shown;
  const components = facts.components;
  const chosen =
    components.find((name) => name === 'App') ??
    components.findLast((name) => facts.exported.has(name)) ??
    components.at(-1);
  if (chosen !== undefined && (flavour === 'react' || flavour === 'vue')) {
    return { isShown: false, added: { code: `export { ${chosen} as default };`, imports: [] } };
  }
  return /\bnew\s+[\w$.]*\b(?:Stage|App)\b/.test(code) || flavour !== 'react' ? shown : mounted;
}
