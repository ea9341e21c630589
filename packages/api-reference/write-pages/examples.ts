import type { ApiModel } from '../model/api';

/** An example and the place it stands in. */
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

/** An example as it stands in a function: the import of the library is what the function has already. */
export function withoutImport(code: string): string {
  return code.replace(/^import Konva from 'konva';\n+/, '');
}

/**
 * An example whose comments at the ends of lines (`getAngle(180); // 3.14`) are held to what the line gives: `same` is called
 * with the value and the comment. Comments that are no values are ignored there.
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
