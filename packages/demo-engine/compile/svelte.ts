import type { AST } from 'svelte/compiler';
import type { CompileProblem } from '../model/compiled';
import { hashText } from './hash';
import { CompileFailure, type LineMap, type ScriptOutput } from './request';
import { compileScript } from './script';
import { scriptOptions } from './script-options';
import { sentence } from './sentence';
import { STATE_TITLE, type StateChange, svelteChanges } from './pasted/state-changes';
import { updateSvelteKonva } from './pasted/svelte-older';
import { child } from './pasted/syntax-tree';
import { placeAt } from './text-place';
import { unreadSyntax } from './unread-syntax';

type SvelteCompiler = typeof import('svelte/compiler');

/** Loads Svelte's compiler; the module stays loaded. */
function loadSvelte(): Promise<SvelteCompiler> {
  return import('svelte/compiler');
}

/** Svelte's own warning or error: lines count from 1, columns from 0, and the last line links to its documentation. */
interface Report {
  message: string;
  start?: { line: number; column: number };
  end?: { line: number; column: number };
}

function isReport(value: unknown): value is Report {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'message') === 'string';
}

/** Lists and conditions of JSX, which Svelte reads as a script that it cannot parse. */
const OF_JSX: readonly (readonly [RegExp, string])[] = [
  [/\{.*\.map\(/, 'Svelte writes a list as {#each items as item} … {/each}.'],
  [/\{.*(?:&&|\?)\s*\(?\s*(?:<|$)/, 'Svelte writes a condition as {#if shown} … {:else} … {/if}.'],
];

function problemOf(report: Report, file: string, source = ''): CompileProblem {
  const { start, end } = report;
  const line = source.split('\n')[(start?.line ?? 0) - 1] ?? '';
  const told = unreadSyntax(sentence(report.message.replace(/\s*\nhttps:\/\/svelte\.dev\S*$/, '')), source);
  const fix = /^Unexpected token/.test(told) ? OF_JSX.find(([test]) => test.test(line))?.[1] : undefined;
  const endColumn = start !== undefined && end !== undefined && end.line === start.line ? end.column + 1 : undefined;
  return {
    file,
    line: start?.line ?? 1,
    column: (start?.column ?? 0) + 1,
    ...(endColumn === undefined ? {} : { endColumn }),
    message: fix === undefined ? told : `${told} ${fix}`,
  };
}

function failure(error: unknown, file: string, source = ''): unknown {
  if (error instanceof CompileFailure) return error;
  return isReport(error) && error instanceof Error ? new CompileFailure([problemOf(error, file, source)]) : error;
}

function lineMap(map: { mappings: string; names?: string[] }): LineMap {
  return { mappings: map.mappings, names: [] };
}

/**
 * Compiles a component for the browser.
 *
 * @param isPasted the component may be written for Svelte 4: without runes it runs in Svelte's legacy mode
 * @throws CompileFailure with Svelte's message
 */
export async function compileSvelte(source: string, path: string, isPasted = false): Promise<ScriptOutput> {
  const { compile, parse } = await loadSvelte();
  try {
    const written = isPasted ? updateSvelteKonva(source, path, parse) : { code: source, problems: [], notes: [] };
    if (written.problems.length > 0) throw new CompileFailure(written.problems);
    const { js, css, warnings, metadata } = compile(written.code, {
      filename: path,
      generate: 'client',
      dev: false,
      css: 'external',
      cssHash: ({ css: text }) => `svelte-${hashText(path + text).slice(0, 8)}`,
      discloseVersion: false,
      // The site's demos are written for Svelte 5: in runes mode, older syntax gets a message that says what to write.
      ...(isPasted ? {} : { runes: true }),
    });
    return {
      code: js.code,
      ...(written.code === source ? {} : { text: written.code }),
      map: lineMap(js.map),
      ...(css === null ? {} : { css: css.code }),
      warnings: [
        ...written.notes,
        ...warnings.map((warning) => problemOf(warning, path)),
        ...(isPasted ? stateProblems(parse(written.code, { modern: true }), metadata.runes) : []).map(
          ({ at, message }) => ({ file: path, ...placeAt(written.code, at), message, title: STATE_TITLE }),
        ),
      ],
    };
  } catch (error) {
    throw failure(error, path, source);
  }
}

function stateProblems({ instance, fragment }: AST.Root, isRunes: boolean): StateChange[] {
  return svelteChanges(child(instance ?? undefined, 'content'), { start: 0, end: 0, ...fragment }, isRunes);
}

/** Compiles a module with runes (`state.svelte.ts`). */
export async function compileSvelteModule(source: string, path: string): Promise<ScriptOutput> {
  const script = await compileScript(source, scriptOptions(path));
  const { compileModule } = await loadSvelte();
  try {
    const { js, warnings } = compileModule(script.code, { filename: path, generate: 'client', dev: false });
    return { code: js.code, map: lineMap(js.map), warnings: warnings.map((warning) => problemOf(warning, path)) };
  } catch (error) {
    throw failure(error, path);
  }
}
