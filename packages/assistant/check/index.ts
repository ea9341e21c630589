import {
  compile,
  ENTRY_FILES,
  importsOf,
  isAssetSpecifier,
  PROGRAM_PACKAGES,
  type Flavour,
  type SourceFile,
} from '@site-packages/demo-engine/programs';
import type { ApiModel } from '../data/docs';
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

/** Files of the caller's project that were not sent, packages that are not here, and the stage around a piece of code. */
const NOT_SENT =
  /Add file|is not there|There is no file|path of your project|cannot be found|has no file|\bnot here\b|^Decorators|declares no stage/;

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
  const entry = ENTRY_FILES[flavour];
  const code = files.filter(({ path }) => !/\.(?:css|json|html)$/.test(path));
  const first = files.find(({ path }) => path === entry) ?? code[0] ?? files[0];
  if (first === undefined || (isPart(program) && flavour !== 'react')) return { isParsed: true, compiled: [] };
  const specifiers = files.flatMap(({ text }) => importsOf(text));
  const result = await compile({
    flavour,
    files: first.path === entry ? files : [{ path: entry, text: first.text }, ...files],
    assets: new Set(specifiers.filter(isAssetSpecifier).map((name) => name.split('/').at(-1) ?? name)),
    packages: new Set([...PROGRAM_PACKAGES, ...specifiers.filter((name) => /^[@#~$\w]/.test(name))]),
    isPasted: true,
  });
  const compiled = (result.ok ? result.warnings : result.problems)
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
  const lineOf = ({ file, line }: Fault) => `${file}:${line}`;
  const lines = new Set(faults.map(lineOf));
  const others = more.filter((one) => !lines.has(lineOf(one)));
  return [...faults, ...new Map(others.map((one) => [`${lineOf(one)} ${one.what}`, one])).values()];
}

/** Checks programs, all types in one run of the compiler. */
export async function checkAll(
  programs: readonly CheckedProgram[],
  { types, habits, ...known }: Knowledge,
): Promise<Checked[]> {
  const typed = types.problems(programs);
  return Promise.all(
    programs.map(async (program, at) => {
      const { flavour, files } = program;
      const { isParsed, compiled } = await compiledFaults(program);
      const context = { ...known, flavour, program: files.map(({ text }) => text).join('\n') };
      const explained = (typed[at] ?? [])
        .filter(({ message }) => !ELSEWHERE.test(message) && !(isFragment(program) && AROUND.test(message)))
        // What TypeScript says about a file that cannot be parsed only repeats it.
        .filter(({ file }) => isParsed || compiled.every((one) => one.file !== file))
        .flatMap((problem) => explain(problem, context) ?? []);
      const found = habitsIn(program, habits);
      const faults = [compiled, found.faults, explained].reduce(withMore, []);
      faults.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
      return { faults, hints: found.hints };
    }),
  );
}
