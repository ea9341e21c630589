import ts from 'typescript';

/** A test in its file. */
export interface TestTitle {
  /** Titles of the surrounding groups, and its own; parts that a loop fills in are `*`. */
  path: string[];
  /** Whether it is skipped. */
  isSkipped: boolean;
}

const GROUPS: ReadonlySet<string> = new Set(['describe', 'test.describe']);
const TESTS: ReadonlySet<string> = new Set(['test', 'it']);
/** Suffixes that skip a test. */
const OFF: ReadonlySet<string> = new Set(['skip', 'fixme', 'todo']);
/** Other suffixes. */
const KINDS: ReadonlySet<string> = new Set(['only', 'serial', 'parallel']);

/** `test` and whether it is skipped, for `test` with a suffix. */
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

/** A title as written, with `*` for what is filled in. Undefined when it is not a string. */
function titleOf(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text.replaceAll(/%[sdifjo]|\$\w+/g, '*');
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
  // A title that a loop has in a variable.
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
    // A call with a condition before its reason, inside a test, is not a test.
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

/** Whether a name refers to a title as written in a file: the same title, or one that a loop generates from it. */
function isMeant(written: string, name: string): boolean {
  if (written === name) return true;
  // A title that is only a loop's variable matches only its star; otherwise it would match any name.
  if (written === '*') return false;
  return new RegExp(`^${written.split('*').map(escaped).join('.+')}$`).test(name);
}

/**
 * The tests of a file that a name like `group > title` or `title` refers to. A loop's titles are named by one of them, or with `*` for what
 * the loop fills in.
 */
export function findTests(titles: readonly TestTitle[], name: string): TestTitle[] {
  const parts = name.split(' > ');
  return titles.filter(({ path }) => {
    const end = path.slice(-parts.length);
    return end.length === parts.length && end.every((written, at) => isMeant(written, parts[at] ?? ''));
  });
}
