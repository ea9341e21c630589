import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import * as vue from '@vue/language-core';
import { svelte2tsx } from 'svelte2tsx';
import ts from 'typescript';
import { VUE_TYPES } from './declarations';

/** A place in a text, from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A component as TypeScript. */
export interface Translated {
  text: string;
  /** The place in the component; undefined for code that the translation added. */
  placeOf: (place: Place) => Place | undefined;
}

const plugin = vue.createVueLanguagePlugin<string>(
  ts,
  {},
  { ...vue.getDefaultCompilerOptions(99, 'vue', true, VUE_TYPES), resolveStyleClassNames: false },
  (id) => id,
);

function offsetOf(text: string, { line, column }: Place): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function translateVue(name: string, source: string): Translated {
  // References to its own declarations are written relative to the file.
  const path = `/project/${name}`;
  const root = plugin.createVirtualCode?.(path, 'vue', ts.ScriptSnapshot.fromString(source), {
    getAssociatedScript: () => undefined,
  });
  const codes = root === undefined ? [] : [...vue.forEachEmbeddedCode(root)];
  const code = codes.find(({ id }) => /^script_(?:js|jsx|ts|tsx)$/.test(id));
  if (root === undefined || code === undefined) return { text: '', placeOf: () => undefined };
  const text = code.snapshot.getText(0, code.snapshot.getLength());
  const map = vue.defaultMapperFactory(code.mappings);
  const isChecked = ({ verification }: vue.CodeInformation) => verification !== undefined && verification !== false;
  plugin.disposeVirtualCode?.(path, root);
  return {
    text,
    placeOf(place) {
      const offset = offsetOf(text, place);
      const [found] = map.toSourceLocation(offset, isChecked);
      return found === undefined ? undefined : placeAt(source, found[0]);
    },
  };
}

function translateSvelte(path: string, source: string): Translated {
  const isTsFile = /<script[^>]*\blang=["']ts/.test(source);
  const { code, map } = svelte2tsx(source, { filename: path, isTsFile, mode: 'ts', version: '5.0.0' });
  const trace = new TraceMap({ ...map, version: 3 });
  return {
    text: code,
    placeOf({ line, column }) {
      const found = originalPositionFor(trace, { line, column: column - 1 });
      return found.line === null ? undefined : { line: found.line, column: found.column + 1 };
    },
  };
}

/** Translates a component of Vue or Svelte. @throws when it cannot be parsed */
export function translate(path: string, source: string): Translated {
  return path.endsWith('.vue') ? translateVue(path, source) : translateSvelte(path, source);
}
