import type { CompileProblem } from '../model/compiled';
import { placeAt } from './text-place';

/** What a demo's styles cannot do: reach files by address, since the frame has none. */
export function styleProblems(css: string, file: string, firstLine = 1): CompileProblem[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const problems: CompileProblem[] = [];
  const add = (offset: number, message: string): void => {
    const { line, column } = placeAt(text, offset);
    problems.push({ file, line: line + firstLine - 1, column, message });
  };
  for (const match of text.matchAll(/@import\b/g)) {
    add(match.index, 'Styles cannot use @import here. Import the other file in the script: import "./other.css".');
  }
  for (const match of text.matchAll(/url\(\s*['"]?(?!data:|blob:|#)/gi)) {
    add(
      match.index,
      'Styles cannot load files here. Import the file in the script and set it from there, or use a data: address.',
    );
  }
  return problems;
}

/** The same for the `<style>` blocks of a Vue or Svelte file. */
export function blockStyleProblems(source: string, file: string): CompileProblem[] {
  return [...source.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].flatMap((match) => {
    const css = match[1] ?? '';
    const firstLine = placeAt(source, match.index + match[0].indexOf('>') + 1).line;
    return styleProblems(css, file, firstLine);
  });
}
