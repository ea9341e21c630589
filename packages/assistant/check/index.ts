import {
  compile,
  ENTRY_FILES,
  PROGRAM_PACKAGES,
  type Flavour,
  type SourceFile,
} from '@site-packages/demo-engine/programs';
import type { ApiModel } from '../api/model';
import { explain, type Fault, type OlderForms } from './explain';
import { isFragment, isPart, type CheckedProgram } from './fragment';
import { habitsIn, type Habit } from './habits';
import type { Types } from './types';

export type { CheckedProgram };

/** What a check knows about the installed version. */
export interface Knowledge {
  types: Types;
  model: ApiModel;
  older: OlderForms;
  habits: readonly Habit[];
}

export interface Checked {
  faults: Fault[];
  hints: Fault[];
}

const IMPORT = /(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*['"]([^'"]+)['"]/g;
const ASSET = /\.(?:png|jpe?g|webp|gif|avif|svg|woff2?|ttf|otf|mp4|webm|mp3|wav|json|geojson|csv|txt)$/;
/** Files of the caller's project that were not sent, and packages that are not here. */
const NOT_SENT =
  /Add file|is not there|There is no file|path of your project|cannot be found|has no file|\bnot here\b|^Decorators/;

/** The framework that a program's text shows, when its caller names none. */
export function flavourOf(files: readonly SourceFile[]): Flavour {
  const text = files.map((file) => `${file.path}\n${file.text}`).join('\n');
  if (/\.svelte\b|['"]svelte-konva['"]/.test(text)) return 'svelte';
  if (/\.vue\n|['"]vue-konva['"]|<template>/.test(text)) return 'vue';
  return /['"](?:react-konva|react)['"]|\.[jt]sx\n/.test(text) ? 'react' : 'vanilla';
}

/** What the compiler finds. `isParsed` is false when a file cannot be read as code. */
async function compiledFaults(program: CheckedProgram): Promise<{ isParsed: boolean; compiled: Fault[] }> {
  const { flavour, files } = program;
  const specifiers = files.flatMap(({ text }) => [...text.matchAll(IMPORT)].map(([, name = '']) => name));
  const assets = new Set(specifiers.filter((name) => ASSET.test(name)).map((name) => name.split('/').at(-1) ?? name));
  const packages = new Set([...PROGRAM_PACKAGES, ...specifiers.filter((name) => /^[@#~$\w]/.test(name))]);
  const entry = ENTRY_FILES[flavour];
  const first =
    files.find(({ path }) => path === entry) ??
    files.find(({ path }) => !/\.(?:css|json|html)$/.test(path)) ??
    files[0];
  if (first === undefined || (isPart(program) && flavour !== 'react')) return { isParsed: true, compiled: [] };
  const all = first.path === entry ? files : [{ path: entry, text: first.text }, ...files];
  const result = await compile({ flavour, files: all, assets, packages, isPasted: true });
  const problems = result.ok ? result.warnings : result.problems;
  const compiled = problems
    .filter(({ message }) => !NOT_SENT.test(message))
    .map(({ file, line, message }) => ({ file: file === entry ? first.path : file, line, what: message }));
  return { isParsed: result.ok, compiled };
}

/** What is not there because it was not sent: components that a project registers, modules of runes, names around a piece. */
const ELSEWHERE = /^Property '(?!V[A-Z]|v)\w+' does not exist on type '\{\}'|^Module '"\*\./;
const AROUND = /^Property '\w+' does not exist on type 'ComponentPublicInstance/;

/**
 * Faults, and those of a later source that are on other lines: one mistake is often told by the compiler, as a habit, and by its types. What
 * else is wrong on the line is told when that is corrected.
 */
function withMore(faults: readonly Fault[], more: readonly Fault[]): Fault[] {
  const places = new Set(faults.map(({ file, line }) => `${file}:${line}`));
  const texts = more.map(({ file, line, what }) => `${file}:${line} ${what}`);
  const others = more.filter(
    ({ file, line }, at) => !places.has(`${file}:${line}`) && texts.indexOf(texts[at] ?? '') === at,
  );
  return [...faults, ...others];
}

const order = (one: Fault, other: Fault) => one.file.localeCompare(other.file) || one.line - other.line;

/** Checks programs, all types in one run of the compiler. */
export async function checkAll(
  programs: readonly CheckedProgram[],
  { types, model, older, habits }: Knowledge,
): Promise<Checked[]> {
  const typed = types.problems(programs);
  return Promise.all(
    programs.map(async (program, at) => {
      const { isParsed, compiled } = await compiledFaults(program);
      const context = {
        model,
        older,
        flavour: program.flavour,
        program: program.files.map(({ text }) => text).join('\n'),
      };
      const explained = (typed[at] ?? [])
        .filter(({ message }) => !ELSEWHERE.test(message) && !(isFragment(program) && AROUND.test(message)))
        // What TypeScript says about a file that cannot be parsed only repeats it.
        .filter(({ file }) => isParsed || compiled.every((one) => one.file !== file))
        .flatMap((problem) => explain(problem, context) ?? []);
      const found = habitsIn(program, habits);
      const faults = [compiled, found.faults, explained].reduce(withMore, []);
      return { faults: faults.sort(order), hints: found.hints };
    }),
  );
}
