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
