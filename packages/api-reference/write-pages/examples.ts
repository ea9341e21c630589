import type { ApiModel } from '../model/api';

/** An example and its location. */
export interface PlacedExample {
  /** `Rect`, `Rect#cornerRadius`, `Node.create`. */
  place: string;
  code: string;
}

/** All examples of the pages. */
export function allExamples(model: ApiModel): PlacedExample[] {
  return model.pages.flatMap((page) => [
    ...page.examples.map((code) => ({ place: page.name, code })),
    ...page.members.flatMap((member) =>
      member.examples.map((code) => ({
        place: `${page.name}${page.kind === 'class' && !member.static ? '#' : '.'}${member.name}`,
        code,
      })),
    ),
  ]);
}

/** An example inside a function: without the import of Konva, which the function already has. */
export function withoutImport(code: string): string {
  return code.replace(/^import Konva from 'konva';\n+/, '');
}

/**
 * An example whose comments at line ends (`getAngle(180); // 3.14`) are compared with the value of the line: `same` is called with the
 * value and the comment. It ignores comments that are not values.
 */
export function withCheckedComments(code: string, same = '__same'): string {
  return code.replace(
    /^( *)(const (\w+) = )?([^\n]+?); \/\/ ([^\n]+)$/gm,
    (line, indent: string, declares, name, expression: string, comment: string) => {
      const text = JSON.stringify(comment);
      if (declares !== undefined) return `${line}\n${indent}${same}(${String(name)}, ${text});`;
      return `${indent}${same}(${expression}, ${text});`;
    },
  );
}
