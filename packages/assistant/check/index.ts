import {
  compile,
  ENTRY_FILES,
  PROGRAM_PACKAGES,
  type CompileProblem,
  type Flavour,
  type SourceFile,
} from '@site-packages/demo-engine/programs';
import type { Model } from '../api/model';
import { explain, type Fault, type OlderForms } from './explain';
import { habits, hints } from './habits';
import type { Types } from './types';

/** What a check knows about the installed version. */
export interface Knowledge {
  types: Types;
  model: Model;
  older: OlderForms;
}

/** A program to check. */
export interface CheckedProgram {
  flavour: Flavour;
  files: readonly SourceFile[];
}

export interface Checked {
  faults: Fault[];
  hints: Fault[];
}

const IMPORT = /(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*['"]([^'"]+)['"]/g;
const ASSET = /\.(?:png|jpe?g|webp|gif|avif|svg|woff2?|ttf|otf|mp4|webm|mp3|wav|json|geojson|csv|txt)$/;
/** Files of the caller's project that were not sent, and packages that are not here. */
const NOT_SENT = /Add file|is not there|There is no file|path of your project|cannot be found|has no file|\bnot here\b/;

/** The framework that a program's text shows, when its caller names none. */
export function flavourOf(files: readonly SourceFile[]): Flavour {
  const text = files.map((file) => `${file.path}\n${file.text}`).join('\n');
  if (/\.svelte\b|['"]svelte-konva['"]/.test(text)) return 'svelte';
  if (/\.vue\n|['"]vue-konva['"]|<template>/.test(text)) return 'vue';
  return /['"](?:react-konva|react)['"]|\.[jt]sx\n/.test(text) ? 'react' : 'vanilla';
}

async function compileProblems({ flavour, files }: CheckedProgram): Promise<CompileProblem[]> {
  const specifiers = files.flatMap(({ text }) => [...text.matchAll(IMPORT)].map(([, name = '']) => name));
  const assets = new Set(specifiers.filter((name) => ASSET.test(name)).map((name) => name.split('/').at(-1) ?? name));
  const packages = new Set([...PROGRAM_PACKAGES, ...specifiers.filter((name) => /^[@#~$\w]/.test(name))]);
  const entry = ENTRY_FILES[flavour];
  const first =
    files.find(({ path }) => path === entry) ??
    files.find(({ path }) => !/\.(?:css|json|html)$/.test(path)) ??
    files[0];
  if (first === undefined) return [];
  const all = first.path === entry ? files : [{ path: entry, text: first.text }, ...files];
  const result = await compile({ flavour, files: all, assets, packages, isPasted: true });
  const problems = result.ok ? result.warnings : result.problems;
  return problems
    .filter(({ message }) => !NOT_SENT.test(message))
    .map((problem) => (problem.file === entry ? { ...problem, file: first.path } : problem));
}

const order = (one: Fault, other: Fault) => one.file.localeCompare(other.file) || one.line - other.line;

/** Checks programs, all types in one run of the compiler. */
export async function checkAll(
  programs: readonly CheckedProgram[],
  { types, model, older }: Knowledge,
): Promise<Checked[]> {
  const typed = types.problems(programs);
  return Promise.all(
    programs.map(async (program, at) => {
      const compiled = (await compileProblems(program)).map(({ file, line, message }): Fault => ({
        file,
        line,
        what: message,
      }));
      const context = {
        model,
        older,
        flavour: program.flavour,
        program: program.files.map(({ text }) => text).join('\n'),
      };
      const broken = new Set(compiled.map(({ file }) => file));
      const explained = (typed[at] ?? [])
        // Components that a project registers elsewhere.
        .filter(({ message }) => !/^Property '(?!V[A-Z]|v)\w+' does not exist on type '\{\}'/.test(message))
        // What TypeScript says about a file that cannot be parsed only repeats it.
        .filter(({ file }) => !broken.has(file))
        .flatMap((problem) => explain(problem, context) ?? []);
      const seen = new Set<string>();
      const faults = [...compiled, ...habits(program.files, program.flavour), ...explained].filter(
        ({ file, line, what }) => {
          const key = `${file}:${line}:${what}`;
          return !seen.has(key) && seen.add(key);
        },
      );
      return { faults: faults.sort(order), hints: hints(program.files, program.flavour) };
    }),
  );
}
