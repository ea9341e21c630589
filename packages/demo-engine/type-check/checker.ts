import type ts from 'typescript';
import type { CompileProblem } from '../model/compiled';
import type { SourceFile } from '../model/demo';
import { ASSETS_FILE, ASSETS_TEXT, compilerOptions, LIB_FOLDER, PROJECT_FOLDER } from './options';
import type { TypeData } from './type-data';

type Compiler = typeof ts;

const SCRIPT = /\.tsx?$/;

/**
 * Checks a demo's files.
 *
 * @param onFile called with the path of each file before it is parsed and before it is checked
 */
export type Check = (files: readonly SourceFile[], onFile?: (path: string) => void) => CompileProblem[];

/**
 * Creates a function that checks the types of a vanilla or React demo. It is pure: files in, problems out.
 *
 * @param compiler the TypeScript compiler
 * @param data declarations of the language and the libraries
 * @param isReported leaves out errors that do not matter to the caller
 * @param more options beside those of a new project
 */
export function createTypeChecker(
  compiler: Compiler,
  data: TypeData,
  isReported: (diagnostic: ts.Diagnostic) => boolean = () => true,
  more: ts.CompilerOptions = {},
): Check {
  const options = { ...compilerOptions(compiler), ...more };
  const folders = new Set(Object.keys(data.files).flatMap(parentsOf));
  // Each declaration file is parsed once, however often the reader checks.
  const parsed = new Map<string, ts.SourceFile>();
  let before: ts.Program | undefined;

  return (files, onFile) => {
    const tell = (name: string) => onFile?.(name.slice(PROJECT_FOLDER.length + 1));
    const own = new Map(files.map(({ path, text }) => [`${PROJECT_FOLDER}/${path}`, text]));
    own.set(ASSETS_FILE, ASSETS_TEXT);
    const ownFolders = new Set([...own.keys()].flatMap(parentsOf));
    const textOf = (name: string): string | undefined => own.get(name) ?? data.files[name];
    const host: ts.CompilerHost = {
      getSourceFile(name, languageVersion) {
        const known = parsed.get(name);
        if (known !== undefined) return known;
        const text = textOf(name);
        if (text === undefined) return undefined;
        if (own.has(name)) tell(name);
        const made = compiler.createSourceFile(name, text, languageVersion);
        if (!own.has(name)) parsed.set(name, made);
        return made;
      },
      getDefaultLibFileName: () => `${LIB_FOLDER}/lib.d.ts`,
      getDefaultLibLocation: () => LIB_FOLDER,
      writeFile: () => undefined,
      getCurrentDirectory: () => PROJECT_FOLDER,
      getCanonicalFileName: (name) => name,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
      fileExists: (name) => textOf(name) !== undefined,
      readFile: textOf,
      directoryExists(name) {
        // As in `from "./"`, with which React's declarations reach their tags of HTML.
        const folder = name.replace(/(?<=.)\/$/, '');
        return folders.has(folder) || ownFolders.has(folder);
      },
      getDirectories: () => [],
    };
    const roots = [...own.keys()].filter((name) => SCRIPT.test(name));
    const program = compiler.createProgram(roots, options, host, before);
    before = program;
    return roots.flatMap((name) => {
      const file = program.getSourceFile(name);
      if (file === undefined || name === ASSETS_FILE) return [];
      tell(name);
      const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
      return found.filter(isReported).map((diagnostic) => problemOf(compiler, diagnostic, file));
    });
  };
}

function parentsOf(name: string): string[] {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/') || '/');
}

function problemOf(compiler: Compiler, diagnostic: ts.Diagnostic, file: ts.SourceFile): CompileProblem {
  const { start = 0, length = 0, messageText } = diagnostic;
  const from = file.getLineAndCharacterOfPosition(start);
  const to = file.getLineAndCharacterOfPosition(start + length);
  return {
    file: file.fileName.slice(PROJECT_FOLDER.length + 1),
    line: from.line + 1,
    column: from.character + 1,
    ...(to.line === from.line && to.character > from.character ? { endColumn: to.character + 1 } : {}),
    message: compiler.flattenDiagnosticMessageText(messageText, '\n'),
  };
}
