import type { CompileProblem } from '../model/compiled';
import { placeAt } from './text-place';

/** What the body markup of a vanilla demo cannot hold. */
export function htmlProblems(html: string, file: string): CompileProblem[] {
  const text = html.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const rules: [RegExp, string][] = [
    [/<script\b/gi, 'The page of a demo has no scripts: write them in index.ts.'],
    [/<(?:html|head|body)\b/gi, 'Write only what stands inside the body.'],
    [/<(?:link|style)\b/gi, 'Write styles in a .css file and import it in index.ts.'],
    [/\bon[a-z]+\s*=\s*["']/gi, 'Add event listeners in index.ts.'],
    [/\bsrc\s*=\s*["'](?!data:)/gi, 'The page of a demo loads no files: import the file in index.ts and set it there.'],
  ];
  return rules.flatMap(([pattern, message]) =>
    [...text.matchAll(pattern)].map((match) => ({ file, ...placeAt(text, match.index), message })),
  );
}
