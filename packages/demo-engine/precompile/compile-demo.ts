import { compile } from '../compile';
import type { CompileProblem, CompileResult } from '../model/compiled';
import type { CatalogDemo, Problem } from '../model/demo';
import type { Flavour } from '../model/flavours';
import type { ContentCache } from './cache';
import { digest } from './digest';

export type CompiledFlavour = Extract<CompileResult, { ok: true }> & { flavour: Flavour };

/** Tools whose version affects the output of `compile`. */
export const COMPILERS = ['sucrase', 'acorn', '@vue/compiler-sfc', 'svelte', '@babel/parser'];

/** Folders of this package whose code affects the output of `compile`. */
export const COMPILE_CODE = ['compile', 'model', 'vendor/libraries.ts'];

/**
 * Compiles every flavor of a demo; unchanged ones come from the cache.
 *
 * @param engine digest of the compiler's code and tools
 * @param shown the demo's folder as problems show it
 */
export async function compileDemo(
  demo: CatalogDemo,
  engine: string,
  cache: ContentCache,
  placeOf: PlaceOf,
): Promise<{ flavours: CompiledFlavour[]; problems: Problem[]; warnings: Problem[] }> {
  const assets = new Set(Object.keys(demo.assets));
  const results = await Promise.all(
    demo.flavours.map(async ({ flavour, files }) => {
      const key = digest(engine, flavour, JSON.stringify(files), [...assets].sort().join(), modeOf(flavour));
      // Failures are cached too: the result for a content does not change.
      const result = await cache.get('compiled', key, () => compile({ flavour, files, assets }));
      return { flavour, result };
    }),
  );
  const flavours: CompiledFlavour[] = [];
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  for (const { flavour, result } of results) {
    const show = (problem: CompileProblem): Problem => shown(problem, flavour, placeOf);
    if (result.ok) {
      flavours.push({ ...result, flavour });
      warnings.push(...result.warnings.map(show));
    } else problems.push(...result.problems.map(show));
  }
  return { flavours, problems, warnings };
}

/** Vue's compiler writes comments into its output unless it was loaded in production: a build must not take those from the cache. */
function modeOf(flavour: Flavour): string {
  return flavour === 'vue' && process.env['NODE_ENV'] !== 'production' ? 'with comments' : '';
}

/** Maps a location in a flavor's file to the file that the writer edits. */
export type PlaceOf = (flavour: Flavour, file: string, line: number) => { file: string; line: number };

/** The compiler's messages say what is wrong first, and then what to do. */
function shown({ file, line, column, message }: CompileProblem, flavour: Flavour, placeOf: PlaceOf): Problem {
  const parts = /^([\s\S]*?[.!?])\s+(?=["A-Z<])([\s\S]+)$/.exec(message.trim());
  return {
    ...placeOf(flavour, file, line),
    column,
    message: parts?.[1] ?? message,
    fix: parts?.[2] ?? 'Correct the code at this place.',
  };
}
