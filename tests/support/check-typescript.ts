import path from 'node:path';
import ts from 'typescript';
import { ROOT } from './pages';
import type { CodeBlock } from './page-code';

/** A block as a file, and what TypeScript says about it. */
export interface CheckedBlock {
  block: CodeBlock;
  /** Errors that the block may not have, each with its line in the block. */
  problems: string[];
  /** True when the block uses names or modules that are not in it. */
  isIncomplete: boolean;
}

/** Names, types and modules that a block does not have. */
const MISSING: ReadonlySet<number> = new Set([2304, 2307, 2503, 2552, 2693, 18004]);
/** Parameters and keys without a type, because the called function is missing. */
const UNTYPED: ReadonlySet<number> = new Set([7005, 7006, 7031, 7034, 7053]);

/** Globals of browsers with the names of variables that fragments use. */
const BROWSER_GLOBALS = ['Image', 'Text', 'event', 'history', 'open', 'parent', 'print', 'top'];
/** Names of the preamble that hold a reference to a component in the blocks of a framework: `layer.value`, `stage.current`, `layer.node`. */
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

/** What every block may use: a stage with a layer, and the files that a bundler turns into URLs. */
export const PREAMBLE = `import type Konva from 'konva';
declare global {
  let stage: Konva.Stage;
  let layer: Konva.Layer;
}
declare module '*.png' { const url: string; export default url; }
declare module '*.webp' { const url: string; export default url; }
declare module '*.svg' { const url: string; export default url; }
declare module '*.vue' { import type { Component } from 'vue'; const component: Component; export default component; }
`;

/** Type-checks TypeScript blocks in one program. Nothing is written to disk. */
export function checkTypeScript(blocks: readonly CodeBlock[]): CheckedBlock[] {
  const folder = path.join(ROOT, 'content', '__page-code__');
  const files = new Map<string, { text: string; block?: CodeBlock }>();
  files.set(path.join(folder, 'preamble.ts'), { text: PREAMBLE.replaceAll(/^declare module.*\n/gm, '') });
  files.set(path.join(folder, 'modules.d.ts'), { text: PREAMBLE.match(/^declare module.*$/gm)?.join('\n') ?? '' });
  blocks.forEach((block, index) => {
    const page = block.place.replace(/\.mdx:\d+$/, '');
    const file = block.file ?? `block-${index}.${block.language === 'tsx' ? 'tsx' : 'ts'}`;
    files.set(path.join(folder, page, file.replace(/\.m?js$/, '.ts')), { text: moduleOf(block), block });
  });
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file)?.text ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const text = files.get(file)?.text;
    return text === undefined ? getSourceFile(file, ...rest) : ts.createSourceFile(file, text, OPTIONS.target ?? 99, true);
  };
  host.directoryExists = undefined;
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  return [...files].flatMap(([name, { block }]) => {
    const source = program.getSourceFile(name);
    return block && source ? [judge(block, ts.getPreEmitDiagnostics(program, source))] : [];
  });
}

/** The block as a module. What is added is on its first and after its last line, so that lines keep their numbers. */
function moduleOf({ code, isFragment }: CodeBlock): string {
  const declares = (name: string) =>
    new RegExp(`\\b(?:const|let|var|function|class|type|interface)\\s+(?:\\{[^}]*|\\[[^\\]]*)?\\b${name}\\b|\\bimport\\b[^;]*\\b${name}\\b`).test(code);
  const uses = (name: string) => new RegExp(`(?<![.\\w'"-])${name}\\b(?!:)`).test(code);
  const needsKonva = /\bKonva\b/.test(code) && !/\bimport (?:type )?Konva\b/.test(code);
  const references = [...code.matchAll(REFERENCE)].map(([, name = '']) => name);
  const ambiguous = [...new Set([...BROWSER_GLOBALS.filter(uses), ...references])].filter((name) => !declares(name));
  const unknown = isFragment ? ambiguous.map((name) => `declare const ${name}: any; `).join('') : '';
  return `${needsKonva ? "import Konva from 'konva'; " : ''}${unknown}${code}\nexport {};\n`;
}

function judge(block: CodeBlock, found: readonly ts.Diagnostic[]): CheckedBlock {
  const isAllowed = ({ code }: ts.Diagnostic) => block.isFragment && (MISSING.has(code) || UNTYPED.has(code));
  const problems = found
    .filter((one) => !isAllowed(one))
    .map(({ file, start = 0, messageText }) => {
      const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
      return `${block.place}, line ${line} of the block: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  return { block, problems, isIncomplete: found.some(({ code }) => MISSING.has(code)) || moduleOf(block).includes('declare const ') };
}
