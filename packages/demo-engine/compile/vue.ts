import type { CompileProblem } from '../model/compiled';
import { hashText } from './hash';
import { chainMaps } from './maps';
import { CompileFailure, type LineMap, type ScriptOutput } from './request';
import { stripTypesMapped } from './script';
import { sentence } from './sentence';
import { placeAt } from './text-place';
import { unreadSyntax } from './unread-syntax';

type VueCompiler = typeof import('@vue/compiler-sfc');
type Descriptor = ReturnType<VueCompiler['parse']>['descriptor'];

/** Loads Vue's compiler; the module stays loaded. */
function loadVue(): Promise<VueCompiler> {
  return import('@vue/compiler-sfc');
}

/** Reads the flavor's other files, for imported types of a component's props. */
export type ReadText = (path: string) => string | undefined;

/**
 * Compiles a single-file component: script, template, styles.
 *
 * @throws CompileFailure with Vue's messages
 */
export async function compileVue(source: string, path: string, readText: ReadText): Promise<ScriptOutput> {
  const vue = await loadVue();
  const { descriptor, errors } = vue.parse(source, { filename: path, sourceMap: true, ignoreEmpty: true });
  if (errors.length > 0) throw new CompileFailure(errors.map((error) => problemOf(error, path, source)));
  const unsupported = unsupportedParts(descriptor, path);
  if (unsupported.length > 0) throw new CompileFailure(unsupported);

  const id = hashText(path).slice(0, 8);
  const isScoped = descriptor.styles.some(({ scoped }) => scoped);
  const scopeId = `data-v-${id}`;
  const script = compileBlocks(vue, descriptor, { source, path, id, isScoped, readText });
  const ending = [
    ...(script.hasRender ? ['__sfc__.render = render;'] : []),
    ...(isScoped ? [`__sfc__.__scopeId = "${scopeId}";`] : []),
    'export default __sfc__;',
  ];
  const linked = `${script.code}\n${ending.join('\n')}\n`;
  const css = await compileStyles(vue, descriptor, path, scopeId);
  const base = { ...(css === '' ? {} : { css }), warnings: [] };
  const isTyped = (descriptor.scriptSetup ?? descriptor.script)?.lang === 'ts';
  if (!isTyped) return { ...base, code: linked, ...(script.map === undefined ? {} : { map: script.map }) };
  const stripped = stripTypesMapped(linked, path);
  return {
    ...base,
    code: stripped.code,
    ...(script.map === undefined ? {} : { map: chainMaps(stripped.map, script.map) }),
  };
}

interface Blocks {
  source: string;
  path: string;
  id: string;
  isScoped: boolean;
  readText: ReadText;
}

function compileBlocks(
  vue: VueCompiler,
  descriptor: Descriptor,
  { source, path, id, isScoped, readText }: Blocks,
): { code: string; map?: LineMap; hasRender: boolean } {
  const templateOptions = { compilerOptions: { comments: false } };
  const inline = descriptor.scriptSetup !== null;
  let code = 'const __sfc__ = {};';
  let map: LineMap | undefined;
  let bindings: ReturnType<VueCompiler['compileScript']>['bindings'];
  if (descriptor.script !== null || descriptor.scriptSetup !== null) {
    const script = attempt(path, source, () =>
      vue.compileScript(descriptor, {
        id,
        isProd: true,
        inlineTemplate: inline,
        genDefaultAs: '__sfc__',
        templateOptions,
        fs: { fileExists: (file) => readText(file) !== undefined, readFile: readText },
      }),
    );
    code = script.content;
    bindings = script.bindings;
    if (script.map !== undefined) map = { mappings: script.map.mappings, names: [] };
  }
  if (inline || descriptor.template === null) return { code, ...(map === undefined ? {} : { map }), hasRender: false };
  const { template } = descriptor;
  const rendered = attempt(path, source, () =>
    vue.compileTemplate({
      source: template.content,
      ...(template.ast === undefined ? {} : { ast: template.ast }),
      filename: path,
      id,
      scoped: isScoped,
      slotted: descriptor.slotted,
      isProd: true,
      compilerOptions: {
        ...templateOptions.compilerOptions,
        ...(bindings === undefined ? {} : { bindingMetadata: bindings }),
        ...(descriptor.script?.lang === 'ts' ? { expressionPlugins: ['typescript'] } : {}),
      },
    }),
  );
  if (rendered.errors.length > 0) {
    throw new CompileFailure(rendered.errors.map((error) => problemOf(error, path, source)));
  }
  return {
    code: `${code}\n${rendered.code.replace(/^export function render/m, 'function render')}`,
    ...(map === undefined ? {} : { map }),
    hasRender: true,
  };
}

async function compileStyles(vue: VueCompiler, descriptor: Descriptor, path: string, id: string): Promise<string> {
  const parts = await Promise.all(
    descriptor.styles.map(async (block) => {
      const result = await vue.compileStyleAsync({
        source: block.content,
        filename: path,
        id,
        scoped: block.scoped === true,
        isProd: true,
      });
      const first = result.errors[0];
      if (first === undefined) return result.code.trim();
      const line: unknown = Reflect.get(first, 'line');
      const column: unknown = Reflect.get(first, 'column');
      const reason: unknown = Reflect.get(first, 'reason');
      throw new CompileFailure([
        {
          file: path,
          line: block.loc.start.line + (typeof line === 'number' ? line - 1 : 0),
          column: typeof column === 'number' ? column : 1,
          message: typeof reason === 'string' ? `${reason}.` : first.message,
        },
      ]);
    }),
  );
  return parts.filter((part) => part !== '').join('\n');
}

function unsupportedParts(descriptor: Descriptor, file: string): CompileProblem[] {
  const { script, scriptSetup, template, styles, customBlocks } = descriptor;
  const problems: CompileProblem[] = [];
  for (const block of [script, scriptSetup, template, ...styles, ...customBlocks]) {
    if (block === null) continue;
    const add = (message: string): void => {
      problems.push({ file, line: block.loc.start.line, column: 1, message });
    };
    if (block.src !== undefined) add(`<${block.type} src> is not supported here. Write the text into the block.`);
    const { lang } = block;
    if (block.type === 'script' && lang !== undefined && lang !== 'ts' && lang !== 'js') {
      add(`<script lang="${lang}"> is not supported here. Use lang="ts".`);
    }
    if (block.type !== 'script' && lang !== undefined && lang !== 'css' && lang !== 'html') {
      add(`<${block.type} lang="${lang}"> is not supported here. Leave lang out.`);
    }
    if ('module' in block && block.module !== undefined) {
      add('<style module> is not supported here. Use <style scoped>.');
    }
  }
  for (const block of customBlocks) {
    problems.push({
      file,
      line: block.loc.start.line,
      column: 1,
      message: `The block <${block.type}> means nothing here.`,
    });
  }
  return problems;
}

function attempt<T>(file: string, source: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new CompileFailure([problemOf(error, file, source)]);
  }
}

/** Vue's errors carry their location in one of three ways: as `loc`, as an offset, or only in the code frame inside the message. */
function problemOf(error: unknown, file: string, source: string): CompileProblem {
  const text = error instanceof Error ? error.message : String(error);
  const told = sentence((text.split('\n\n')[0] ?? text).replace(/^\[@?vue\/compiler-sfc\]\s*/, ''));
  const message = unreadSyntax(told, source);
  return { file, ...(placeInFrame(text) ?? placeInError(error, source) ?? { line: 1, column: 1 }), message };
}

function placeInError(error: unknown, source: string): { line: number; column: number } | undefined {
  const loc: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'loc') : undefined;
  const start: unknown = typeof loc === 'object' && loc !== null ? Reflect.get(loc, 'start') : undefined;
  const offset: unknown = typeof start === 'object' && start !== null ? Reflect.get(start, 'offset') : undefined;
  return typeof offset === 'number' ? placeAt(source, offset) : undefined;
}

/** Reads the location from a code frame: a numbered line, followed by a line with carets. */
function placeInFrame(text: string): { line: number; column: number } | undefined {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => /^\s+\|\s*\^/.test(line));
  const number = /^(\d+)\s*\|/.exec(lines[index - 1] ?? '')?.[1];
  const caret = /^\s+\| {2}(\s*)\^/.exec(lines[index] ?? '')?.[1];
  if (number === undefined || caret === undefined) return undefined;
  return { line: Number(number), column: caret.length + 1 };
}
