import ts from 'typescript';

/** A test as it stands in its file. */
export interface TestTitle {
  /** Titles of the groups around it, and its own; what a loop fills in stands as `*`. */
  path: string[];
  /** Whether it is switched off. */
  isSkipped: boolean;
}

const GROUPS: ReadonlySet<string> = new Set(['describe', 'test.describe']);
const TESTS: ReadonlySet<string> = new Set(['test', 'it']);
/** What is written behind a name to switch it off. */
const OFF: ReadonlySet<string> = new Set(['skip', 'fixme', 'todo']);
/** What may else be written behind a name. */
const KINDS: ReadonlySet<string> = new Set(['only', 'serial', 'parallel']);

/** `test` and whether it is switched off, for `test` with something written behind it. */
function withoutSwitch(name: string): { name: string; isOff: boolean } {
  const dot = name.lastIndexOf('.');
  const last = name.slice(dot + 1);
  if (dot === -1 || !(OFF.has(last) || KINDS.has(last))) return { name, isOff: false };
  return { name: name.slice(0, dot), isOff: OFF.has(last) };
}

/** `test.describe` for `test.describe('...', ...)`; for `it.each([...])('...', ...)` it is `it`. */
function nameOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee)) return `${nameOf(callee.expression)}.${callee.name.text}`;
  if (ts.isCallExpression(callee)) return nameOf(callee.expression).replace(/\.each$/, '');
  return '';
}

/** A title as it is written, with `*` for what is filled in. Undefined when it is no text. */
function titleOf(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text.replaceAll(/%[sdifjo]|\$\w+/g, '*');
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
  // A title that a loop holds in a variable.
  return ts.isIdentifier(node) ? '*' : undefined;
}

/**
 * Every test of a file, in order.
 *
 * @param file its name, for the parser
 * @param source its text
 */
export function testTitles(file: string, source: string): TestTitle[] {
  const found: TestTitle[] = [];
  const visit = (node: ts.Node, path: readonly string[], isSkipped: boolean): void => {
    if (!ts.isCallExpression(node)) {
      ts.forEachChild(node, (child) => visit(child, path, isSkipped));
      return;
    }
    const { name, isOff } = withoutSwitch(nameOf(node.expression));
    const title = node.arguments.length > 1 ? titleOf(node.arguments[0]) : undefined;
    const off = isSkipped || isOff;
    // A call with a condition before its reason, inside a test, is no test of its own.
    if (title !== undefined && TESTS.has(name) && !(isOff && title === '*')) {
      found.push({ path: [...path, title], isSkipped: off });
      return;
    }
    const isGroup = GROUPS.has(name);
    const inside = isGroup && title !== undefined ? [...path, title] : path;
    ts.forEachChild(node, (child) => visit(child, inside, isGroup ? off : isSkipped));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), [], false);
  return found;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Whether a title as written in a file is meant by a name: the same, or one that a loop makes of it. */
function isMeant(written: string, name: string): boolean {
  if (written === name) return true;
  // A title that is nothing but a loop's variable is meant by its star alone, or any name would do.
  if (written === '*') return false;
  return new RegExp(`^${written.split('*').map(escaped).join('.+')}$`).test(name);
}

/**
 * The tests of a file that are meant by a name like `group > title`, or `title` alone. A loop's titles are named by one of
 * them, or with `*` for what the loop fills in.
 */
export function findTests(titles: readonly TestTitle[], name: string): TestTitle[] {
  const parts = name.split(' > ');
  return titles.filter(({ path }) => {
    const end = path.slice(-parts.length);
    return end.length === parts.length && end.every((written, at) => isMeant(written, parts[at] ?? ''));
  });
}
