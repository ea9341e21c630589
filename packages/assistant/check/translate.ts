import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import * as vue from '@vue/language-core';
import { svelte2tsx } from 'svelte2tsx';
import ts from 'typescript';
import { VUE_TYPES } from './declarations';

/** A component as TypeScript. */
export interface Translated {
  text: string;
  /** The line of the component for a place in the text, from 1; undefined for code that the translation added. */
  lineOf: (line: number, column: number) => number | undefined;
}

const plugin = vue.createVueLanguagePlugin<string>(
  ts,
  {},
  { ...vue.getDefaultCompilerOptions(99, 'vue', true, VUE_TYPES), resolveStyleClassNames: false },
  (id) => id,
);

function translateVue(name: string, source: string): Translated {
  // References to its own declarations are written relative to the file.
  const path = `/project/${name}`;
  const root = plugin.createVirtualCode?.(path, 'vue', ts.ScriptSnapshot.fromString(source), {
    getAssociatedScript: () => undefined,
  });
  const codes = root === undefined ? [] : [...vue.forEachEmbeddedCode(root)];
  const code = codes.find(({ id }) => /^script_(?:js|jsx|ts|tsx)$/.test(id));
  if (root === undefined || code === undefined) return { text: '', lineOf: () => undefined };
  const text = code.snapshot.getText(0, code.snapshot.getLength());
  const map = vue.defaultMapperFactory(code.mappings);
  plugin.disposeVirtualCode?.(path, root);
  return {
    text,
    lineOf(line, column) {
      const before = text.split('\n', line - 1).map((one) => `${one}\n`);
      const offset = before.join('').length + column - 1;
      const [found] = map.toSourceLocation(offset, ({ verification = false }) => verification !== false);
      return found && source.slice(0, found[0]).split('\n').length;
    },
  };
}

function translateSvelte(path: string, source: string): Translated {
  const isTsFile = /<script[^>]*\blang=["']ts/.test(source);
  const { code, map } = svelte2tsx(source, { filename: path, isTsFile, mode: 'ts', version: '5.0.0' });
  const trace = new TraceMap({ ...map, version: 3 });
  return {
    text: code,
    lineOf: (line, column) => originalPositionFor(trace, { line, column: column - 1 }).line ?? undefined,
  };
}

/** Translates a component of Vue or Svelte. @throws when it cannot be parsed */
export const translate = (path: string, source: string): Translated =>
  path.endsWith('.vue') ? translateVue(path, source) : translateSvelte(path, source);
