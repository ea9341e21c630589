import path from 'node:path';
import ts from 'typescript';
import type { ApiEventTypes, ApiModel } from '../model/api';
import { findPackage } from '../read/library';
import type { Binding } from './model';

/** Package, and the expression for the type of `evt` in its declarations. */
type Question = readonly [pkg: keyof ApiEventTypes, expression: string];

/** By path: the packages do not export these files. */
const imports = (root: string) => `import Konva from 'konva';
import type { KonvaNodeEvents } from '${findPackage('react-konva', root)}/ReactKonvaCore';
import type { KonvaEventHooks } from '${findPackage('svelte-konva', root)}/dist/util/events';
type Evt<F> = NonNullable<F> extends (event: infer E) => void ? (E extends { evt: infer N } ? N : never) : never;
declare const node: Konva.Rect;
`;

/**
 * Asks TypeScript's checker for the type of each event's `evt`: in a listener of `node.on()`, and in the handlers that the bindings declare.
 * Events that a package does not declare have no entry. vue-konva declares none.
 */
export function addEventTypes(root: string, model: ApiModel, bindings: readonly Binding[]): void {
  const events = model.pages.flatMap((page) => page.events ?? []);
  const props = (framework: string) => bindings.find((binding) => binding.framework === framework)?.events ?? [];
  const questions = new Map<string, Question[]>();
  for (const name of new Set(events.map((event) => event.name.replace('<attribute>', 'x')))) {
    const asked: Question[] = [];
    for (const [framework, pkg, hooks] of [
      ['react', 'react-konva', 'KonvaNodeEvents'],
      ['svelte', 'svelte-konva', 'KonvaEventHooks'],
    ] as const) {
      const prop = props(framework).find(({ event }) => event === name)?.prop;
      if (prop !== undefined) asked.push([pkg, `Evt<${hooks}['${prop}']>`]);
    }
    questions.set(name, asked);
  }
  const answers = ask(root, questions);
  for (const event of events) {
    const types = answers.get(event.name.replace('<attribute>', 'x'));
    if (types) event.types = types;
  }
}

function ask(root: string, questions: ReadonlyMap<string, readonly Question[]>): Map<string, ApiEventTypes> {
  const file = path.join(root, 'event-types.ts');
  const lines: string[] = [];
  for (const [name, asked] of questions) {
    lines.push(`node.on('${name}', ({ evt: konva }) => {`);
    for (const [pkg, expression] of asked) lines.push(`  const ${pkg.replace('-', '_')}: ${expression} = null!;`);
    lines.push('});');
  }
  const program = programOf(file, `${imports(root)}${lines.join('\n')}\n`);
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const answers = new Map<string, ApiEventTypes>();
  const unresolved = source ? program.getSemanticDiagnostics(source).filter(({ code }) => code === 2307) : [];
  for (const { messageText } of unresolved) {
    throw new Error(`bindings/event-types.ts: ${ts.flattenDiagnosticMessageText(messageText, ' ')} Correct the path.`);
  }
  for (const statement of source?.statements ?? []) {
    const call = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    const [name, handler] = call && ts.isCallExpression(call) ? call.arguments : [];
    if (!name || !ts.isStringLiteral(name) || !handler || !ts.isArrowFunction(handler)) continue;
    const types: ApiEventTypes = { konva: 'any' };
    const visit = (node: ts.Node): void => {
      if (ts.isBindingElement(node)) types.konva = checker.typeToString(checker.getTypeAtLocation(node));
      if (ts.isVariableDeclaration(node)) {
        const pkg = node.name.getText(source).replace('_', '-');
        if (pkg === 'react-konva' || pkg === 'svelte-konva')
          types[pkg] = checker.typeToString(checker.getTypeAtLocation(node));
      }
      ts.forEachChild(node, visit);
    };
    visit(handler);
    answers.set(name.text, types);
  }
  return answers;
}

function programOf(file: string, text: string): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  const exists = host.fileExists.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : read(name, ...rest);
  host.fileExists = (name) => name === file || exists(name);
  return ts.createProgram([file], options, host);
}
