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
/** Names that a fragment does not have. Its files are in a folder of their own. */
const MISSING: ReadonlySet<number> = new Set([2304, 2503, 2552, 2693, 18004]);
const IN_FRAGMENT = /^\/project\/piece/;

/** A fragment with the names that every example has; lines keep their numbers. In bindings, the names may be references. */
function withNames(text: string): string {
  const lets = ['stage', 'layer']
    .filter((name) => !new RegExp(`\\b(?:const|let|var)\\s[^=;(]*\\b${name}\\b`).test(text))
    .map(
      (name) =>
        `declare let ${name}: Konva.${name === 'stage' ? 'Stage' : 'Layer'} & Record<'node' | 'value' | 'current', any>; `,
    );
  return `import Konva from 'konva'; ${lets.join('')}${text}`;
}

/** Checks programs together: declarations are read once, however many there are. */
export class Types {
  readonly #check: ReturnType<typeof createTypeChecker>;

  constructor(private readonly data: TypeData) {
    const isReported = ({ code, file }: ts.Diagnostic) =>
      !IGNORED.has(code) && !(MISSING.has(code) && IN_FRAGMENT.test(file?.fileName ?? ''));
    // The explanations read the names of types, which are not shortened for that.
    this.#check = createTypeChecker(ts, data, isReported, { noErrorTruncation: true });
  }

  /** The errors of each program. */
  problems(programs: readonly CheckedProgram[]): Pick<CompileProblem, 'file' | 'line' | 'message'>[][] {
    const translated = new Map<string, Translated>();
    const folders = programs.map((program, at) => `${isFragment(program) ? 'piece' : 'program'}${at}/`);
    const files: SourceFile[] = programs.flatMap((program, at) =>
      (isPart(program) ? [] : program.files).flatMap(({ path, text }) => {
        const name = `${folders[at] ?? ''}${path}`;
        if (!COMPONENT.test(path))
          return { path: name.replace(/\.[mc]?js(x?)$/, '.ts$1'), text: isFragment(program) ? withNames(text) : text };
        try {
          const made = translate(name, text);
          translated.set(`${name}.ts`, made);
          return { path: `${name}.ts`, text: made.text };
        } catch {
          // The compiler says why it cannot be parsed.
          return [];
        }
      }),
    );
    for (const kind of ['vue', 'svelte'] as const)
      if (files.some(({ path }) => path.endsWith(`.${kind}.ts`)))
        files.push({ path: `${kind}-ambient.d.ts`, text: this.data.files[AMBIENT[kind]] ?? '' });
    const found = this.#check(files).flatMap(({ file, line, column, message }) => {
      const made = translated.get(file);
      const own = made === undefined ? line : made.lineOf(line, column);
      return own === undefined
        ? []
        : { file: made === undefined ? file : file.replace(/\.ts$/, ''), line: own, message };
    });
    return folders.map((folder) =>
      found.flatMap((one) => (one.file.startsWith(folder) ? { ...one, file: one.file.slice(folder.length) } : [])),
    );
  }
}
