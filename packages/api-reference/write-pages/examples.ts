import type { ApiMember, ApiModel, ApiPage } from '../model/api';

/** An example and its location. */
export interface PlacedExample {
  /** `Rect`, `Rect#cornerRadius`, `Node.create`. */
  place: string;
  code: string;
}

/** Members that only the library itself needs. */
const INTERNAL = new Set([
  'Animation.animIdCounter',
  'Animation.animRunning',
  'Animation.animations',
  'Animation.id',
  'Layer.createPNGStream',
  'Node.protoListenerMap',
  'Sprite.anim',
  'Sprite.interval',
  'Stage.bufferHitCanvas',
  'TextPath.partialText',
  'Transformer.cos',
  'Transformer.sin',
  'Tween.anim',
  'Tween.attrs',
  'Tween.tween',
  'Tween.tweens',
]);

/** Whether readers call or read the member: not an internal one, an old one, or the method behind an attribute. */
export function isPublicUse(page: ApiPage, member: ApiMember): boolean {
  if (member.deprecated !== undefined || INTERNAL.has(`${page.name}.${member.name}`)) return false;
  return !member.description.startsWith('The method behind');
}

/** All examples of the pages. */
export function allExamples(model: ApiModel): PlacedExample[] {
  return model.pages.flatMap((page) => [
    ...page.examples.map((code) => ({ place: page.name, code })),
    ...(page.events ?? []).flatMap((event) =>
      event.examples.map((code) => ({ place: `${page.name} event ${event.name}`, code })),
    ),
    ...page.members.flatMap((member) =>
      member.examples.map((code) => ({
        place: `${page.name}${page.kind === 'class' && !member.static ? '#' : '.'}${member.name}`,
        code,
      })),
    ),
  ]);
}

/** What an example prints: the comments of its lines with `console.log`, without explanations in parentheses. */
export function loggedLines(code: string): string[] {
  return [...code.matchAll(/console\.log\(.*; \/\/ (.+)$/gm)].map(([, comment = '']) => withoutNote(comment));
}

function withoutNote(comment: string): string {
  return comment.replace(/ \(.*\)$/, '');
}

/** An example inside a function: without the import of Konva, which the function already has. */
export function withoutImport(code: string): string {
  return code.replace(/^import Konva from 'konva';\n+/, '');
}

/**
 * An example whose comments at line ends (`getAngle(180); // 3.14`) are compared with the value of the line: `same` is called with the
 * value and the comment, without an explanation in parentheses. It ignores comments that are not values. The comment of a line with
 * `console.log` is what the line prints.
 */
export function withCheckedComments(code: string, same = '__same'): string {
  return code.replace(
    /^( *)(const (\w+) = )?([^\n]+?); \/\/ ([^\n]+)$/gm,
    (line, indent: string, declares, name, expression: string, comment: string) => {
      if (line.includes('console.log(') || /^(if|for|let|return|const [[{])/.test(line.trim())) return line;
      const text = JSON.stringify(withoutNote(comment));
      if (declares !== undefined) return `${line}\n${indent}${same}(${String(name)}, ${text});`;
      return `${indent}${same}(${expression}, ${text});`;
    },
  );
}
