import path from 'node:path';
import ts from 'typescript';
import type { BlockError, CodeBlock } from './page-code';
import { ROOT } from './pages';

/** What TypeScript says about a block. */
export interface CheckedBlock {
  block: CodeBlock;
  /** Errors that the block may not have. */
  errors: BlockError[];
  /** True when the block uses names or modules that are not in it. */
  isIncomplete: boolean;
}

/** Names, types and modules that a block does not have. */
const MISSING: ReadonlySet<number> = new Set([2304, 2307, 2503, 2552, 2693, 18004]);
/** Parameters and keys without a type, because the called function is missing. */
const UNTYPED: ReadonlySet<number> = new Set([7005, 7006, 7031, 7034, 7053]);

/** Globals of browsers that have the names of variables in fragments. */
const BROWSER_GLOBALS = ['Image', 'Text', 'event', 'history', 'open', 'parent', 'print', 'top'];
/** Names of the preamble that are a reference to a component in the blocks of a framework: `layer.value`, `stage.current`, `layer.node`. */
const REFERENCE = /\b(stage|layer)\??\.(?:current|value|node)\b/g;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** What every block may use: a stage with a layer. */
const PREAMBLE = `import type Konva from 'konva';
declare global {
  let stage: Konva.Stage;
  let layer: Konva.Layer;
}
`;

/** Files that a bundler or a plugin turns into modules. */
const MODULES = ['png', 'webp', 'svg', 'vue', 'svelte']
  .map((kind) => `declare module '*.${kind}' { const made: any; export default made; }`)
  .join('\n');

/** Type-checks TypeScript blocks in one program, without writing files. Blocks of a page with titles import each other. */
export function checkTypeScript(blocks: readonly CodeBlock[]): CheckedBlock[] {
  // In the root, from which packages are found.
  const folder = path.join(ROOT, '__page-code__');
  const texts = new Map([
    [path.join(folder, 'preamble.ts'), PREAMBLE],
    [path.join(folder, 'modules.d.ts'), MODULES],
    ...blocks.map((block): [string, string] => [path.join(folder, block.file), moduleOf(block)]),
  ]);
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = texts.get(file);
    return text === undefined ? getSourceFile(file, version, ...rest) : ts.createSourceFile(file, text, version, true);
  };
  // Without it, TypeScript looks into existing folders only.
  delete host.directoryExists;
  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  return blocks.map((block) => {
    const source = program.getSourceFile(path.join(folder, block.file));
    if (source === undefined) throw new Error(`${block.place} was not checked: name its file .ts or .tsx.`);
    return judge(block, ts.getPreEmitDiagnostics(program, source));
  });
}

/** Declarations of names that a fragment does not declare, and that would otherwise be something else. */
function unknownNames({ code, isFragment }: CodeBlock): string {
  if (!isFragment) return '';
  const isDeclared = (name: string) =>
    new RegExp(`\\b(?:const|let|function|class|type|interface|import)\\s[^=;(]*\\b${name}\\b`).test(code);
  const isUsed = (name: string) => new RegExp(`(?<![.\\w'"-])${name}\\b(?!:)`).test(code);
  const references = [...code.matchAll(REFERENCE)].map(([, name = '']) => name);
  return [...new Set([...BROWSER_GLOBALS.filter(isUsed), ...references])]
    .filter((name) => !isDeclared(name))
    .map((name) => `declare const ${name}: any; `)
    .join('');
}

/** The block as a module. What is added is on its first and after its last line, so that lines keep their numbers. */
function moduleOf(block: CodeBlock): string {
  const { code, isCore } = block;
  const needsKonva = !isCore && /\bKonva\b/.test(code) && !/\bimport (?:type )?Konva\b/.test(code);
  return `${needsKonva ? "import Konva from 'konva'; " : ''}${unknownNames(block)}${code}\nexport {};\n`;
}

function judge(block: CodeBlock, found: readonly ts.Diagnostic[]): CheckedBlock {
  const isAllowed = ({ code }: ts.Diagnostic) => block.isFragment && (MISSING.has(code) || UNTYPED.has(code));
  const errors = found
    .filter((one) => !isAllowed(one))
    .map(({ file, start = 0, messageText }) => ({
      line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
    }));
  return { block, errors, isIncomplete: unknownNames(block) !== '' || found.some(({ code }) => MISSING.has(code)) };
}
