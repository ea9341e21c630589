import {
  createTypeChecker,
  type CompileProblem,
  type SourceFile,
  type TypeData,
} from '@site-packages/demo-engine/programs';
import ts from 'typescript';
import { AMBIENT } from './declarations';
import { isFragment, isPart, type CheckedProgram } from './fragment';
import { translate, type Translated } from './translate';

const COMPONENT = /\.(?:vue|svelte)$/;

/** Parameters and variables without a type, missing modules, and unused directives: no fault of the drawing. */
const IGNORED: ReadonlySet<number> = new Set([
  ...[7005, 7006, 7010, 7011, 7015, 7016, 7018, 7019, 7022, 7023, 7024, 7031, 7034, 7053, 7041, 7051, 7052],
  ...[2307, 2882, 2578, 2792, 2732],
]);
/** Names that a fragment does not have. */
const MISSING: ReadonlySet<number> = new Set([2304, 2503, 2552, 2693, 18004]);

/** A fragment with the names that every example has; lines keep their numbers. In bindings, the names may be references. */
function withNames(text: string): string {
  const declared = (name: string) => new RegExp(`\\b(?:const|let|var)\\s[^=;(]*\\b${name}\\b`).test(text);
  const names = [
    ['stage', 'Stage'],
    ['layer', 'Layer'],
  ].filter(([name = '']) => !declared(name));
  const lets = names.map(
    ([name = '', type = '']) => `declare let ${name}: Konva.${type} & Record<'node' | 'value' | 'current', any>; `,
  );
  return `import Konva from 'konva'; ${lets.join('')}${text}`;
}

/** Checks programs together: declarations are read once, however many there are. */
export class Types {
  /** Folders of the programs that are pieces. */
  #fragments: ReadonlySet<string> = new Set();
  readonly #check: ReturnType<typeof createTypeChecker>;

  constructor(private readonly data: TypeData) {
    // The explanations read the names of types, which are not shortened for that.
    this.#check = createTypeChecker(
      ts,
      data,
      ({ code, file }) => {
        const isPiece =
          MISSING.has(code) && this.#fragments.has(/^\/project\/(p\d+)\//.exec(file?.fileName ?? '')?.[1] ?? '');
        return !IGNORED.has(code) && !isPiece;
      },
      { noErrorTruncation: true },
    );
  }

  /** The errors of each program. */
  problems(programs: readonly CheckedProgram[]): CompileProblem[][] {
    this.#fragments = new Set(programs.flatMap((program, at) => (isFragment(program) ? [`p${at}`] : [])));
    const translated = new Map<string, Translated>();
    const files: SourceFile[] = programs.flatMap((program, at) =>
      program.files.flatMap(({ path, text }) => {
        const name = `p${at}/${path}`;
        if (isPart(program)) return [];
        if (!COMPONENT.test(path))
          return [
            { path: name.replace(/\.[mc]?js(x?)$/, '.ts$1'), text: isFragment(program) ? withNames(text) : text },
          ];
        try {
          const made = translate(name, text);
          translated.set(`${name}.ts`, made);
          return [{ path: `${name}.ts`, text: made.text }];
        } catch {
          // The compiler says why it cannot be parsed.
          return [];
        }
      }),
    );
    const kinds = new Set(files.map(({ path }) => /\.(vue|svelte)\.ts$/.exec(path)?.[1]));
    for (const kind of ['vue', 'svelte'] as const)
      if (kinds.has(kind)) files.push({ path: `${kind}-ambient.d.ts`, text: this.data.files[AMBIENT[kind]] ?? '' });
    const found = programs.map((): CompileProblem[] => []);
    for (const problem of this.#check(files)) {
      const [, at = '', file = ''] = /^p(\d+)\/(.+)$/.exec(problem.file) ?? [];
      const made = translated.get(problem.file);
      const place = made === undefined ? problem : made.placeOf(problem);
      if (place === undefined) continue;
      const path = made === undefined ? file : file.replace(/\.ts$/, '');
      found[Number(at)]?.push({ ...problem, file: path, line: place.line, column: place.column });
    }
    return found;
  }
}
