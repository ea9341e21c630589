import ts from 'typescript';
import type { Library, LibraryFile } from './library';

/** One parsed comment of Konva. */
export interface DocComment {
  text: string;
  params: { name: string; type: string; optional: boolean; text: string }[];
  returns?: { type: string; text: string };
  examples: string[];
  /** The text after `@deprecated`; empty when the tag has none. */
  deprecated?: string;
}

/**
 * All comments of Konva by subject: `Node#cache`, `Util.getRGB`, `Rect` (a constructor), `.pixelRatio` (a member of the root). Many are
 * only in the scripts and not next to the declaration they describe, so `@name` determines the subject; without it, the next declaration
 * does.
 */
export type DocComments = ReadonlyMap<string, DocComment>;

const COMMENT = /\/\*\*[\s\S]*?\*\//g;
const TAG = /^@(\w+)\s*/;

/** Reads the comments of both kinds of files; for one subject, the longer text is used. */
export function readComments(library: Pick<Library, 'declarations' | 'scripts'>): DocComments {
  const comments = new Map<string, DocComment>();
  for (const files of [library.declarations, library.scripts]) {
    for (const file of files.values()) {
      for (const match of file.text.matchAll(COMMENT)) {
        const lines = cleanLines(match[0]);
        const key = subject(lines, file, match.index + match[0].length);
        if (!key) continue;
        const comment = parseComment(lines);
        const before = comments.get(key);
        if (!before || size(comment) > size(before)) comments.set(key, before ? { ...before, ...comment } : comment);
      }
    }
  }
  return comments;
}

function size(comment: DocComment): number {
  return comment.text.length + comment.examples.join('').length;
}

function cleanLines(comment: string): string[] {
  return comment
    .slice(3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
}

/** Subject of a comment, from `@name` and `@memberof`, otherwise from the next declaration. */
function subject(lines: string[], file: LibraryFile, end: number): string | undefined {
  const tag = (name: string) =>
    lines.map((line) => new RegExp(`^\\s*@${name}\\s+(\\S+)`).exec(line)?.[1]).find((value) => value !== undefined);
  const named = tag('name') ?? tag('property');
  const memberOf = tag('memberof');
  if (named?.startsWith('Konva.')) return withoutRoot(named);
  if (named && memberOf) return `${withoutRoot(memberOf).replace(/\.prototype$/, '#')}.${named}`.replace('#.', '#');
  return memberOf ? declared(file, end, memberOf) : declared(file, end);
}

/** `Konva.Node#x` to `Node#x`, `Konva.dragDistance` to `.dragDistance`, `Konva` to the empty string. */
function withoutRoot(name: string): string {
  const rest = name.replace(/^Konva\.?/, '');
  return /^[a-z]/.test(rest) ? `.${rest}` : rest;
}

/** The declaration whose comment ends at `end`: a class, or a member of a class or constant. */
function declared(file: LibraryFile, end: number, memberOf?: string): string | undefined {
  let key: string | undefined;
  const visit = (node: ts.Node, container: string | undefined): void => {
    if (key !== undefined || node.end < end) return;
    const starts = node.getStart(file.ast);
    const follows = starts >= end && file.text.slice(end, starts).trim() === '';
    if (follows && ts.isClassDeclaration(node) && node.name) key = node.name.text;
    else if (follows && ts.isVariableStatement(node)) {
      const name = node.declarationList.declarations[0]?.name.getText(file.ast);
      key = name && memberOf ? `${withoutRoot(memberOf)}.${name}` : name;
    } else if (follows && container !== undefined && 'name' in node && isNamed(node)) {
      const isStatic = ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(isStaticKeyword);
      const owner = memberOf ? withoutRoot(memberOf) : container;
      key = `${owner}${memberOf ? '.' : isStatic ? '.' : '#'}${node.name.getText(file.ast)}`;
    }
    if (key !== undefined) return;
    const inner =
      ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)
        ? node.name?.text
        : ts.isVariableDeclaration(node)
          ? node.name.getText(file.ast)
          : container;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(file.ast, undefined);
  return key;
}

function isNamed(node: ts.Node): node is ts.Node & { name: ts.Node } {
  return 'name' in node && typeof node.name === 'object' && node.name !== null && 'kind' in node.name;
}

function isStaticKeyword(modifier: ts.Modifier): boolean {
  return modifier.kind === ts.SyntaxKind.StaticKeyword;
}

function parseComment(lines: string[]): DocComment {
  const blocks: { tag: string; lines: string[] }[] = [{ tag: '', lines: [] }];
  for (const line of lines) {
    const inExample = blocks.at(-1)?.tag === 'example';
    const match = TAG.exec(line.trimStart());
    if (match?.[1] && !(inExample && /^\s{2,}/.test(line))) {
      blocks.push({ tag: match[1], lines: [line.trimStart().slice(match[0].length)] });
    } else blocks.at(-1)?.lines.push(line);
  }
  const comment: DocComment = { text: '', params: [], examples: [] };
  for (const block of blocks) {
    const body = block.lines.join('\n').trim();
    if (block.tag === '') comment.text = paragraphs(body);
    else if (block.tag === 'example') comment.examples.push(block.lines.join('\n').replace(/^\n+|\s+$/g, ''));
    else if (block.tag === 'deprecated') comment.deprecated = paragraphs(body);
    else if (block.tag === 'returns' || block.tag === 'return') comment.returns = typed(body);
    else if (block.tag === 'param') {
      const param = parseParam(body);
      if (param) comment.params.push(param);
    }
  }
  return comment;
}

function typed(body: string): { type: string; text: string } {
  const match = /^\{([^}]*)\}\s*([\s\S]*)$/.exec(body);
  return match ? { type: match[1] ?? '', text: paragraphs(match[2] ?? '') } : { type: '', text: paragraphs(body) };
}

/** `{Number} [config.offset=0] text`. */
function parseParam(body: string): DocComment['params'][number] | undefined {
  const { type, text } = typed(body);
  const match = /^(\[?)([\w.$]+)(?:=[^\]]*)?\]?\s*(?:-\s+)?([\s\S]*)$/.exec(text);
  const name = match?.[2];
  return name ? { name, type, optional: match[1] === '[', text: match[3] ?? '' } : undefined;
}

/** Joins the lines of a paragraph, turns JSDoc links into code, and removes URLs of Konva's website. */
function paragraphs(text: string): string {
  return text
    .replaceAll('&nbsp;', ' ')
    .replace(/\{@link ([^}]+)\}/g, '`$1`')
    .replace(/\[([^\]]*)\]\((?:https?:\/\/konvajs\.org)?\/[^)]*\)/g, '$1')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
