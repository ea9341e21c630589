import type { CompileProblem } from '../model/compiled';
import { assetAddress, assetOfAddress } from './asset-address';
import { placeAt } from './text-place';

/** URLs that may stay in `url(…)` as they are. */
const OWN_ADDRESS = /^(?:data:|blob:|#)/i;
const URL_CALL = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)/gi;

/**
 * Problems of a demo's styles: they cannot load files by URL, because the frame has only the demo's own files.
 *
 * @param assets names of the available assets
 */
export function styleProblems(css: string, file: string, assets: ReadonlySet<string>, firstLine = 1): CompileProblem[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const problems: CompileProblem[] = [];
  const add = (offset: number, message: string): void => {
    const { line, column } = placeAt(text, offset);
    problems.push({ file, line: line + firstLine - 1, column, message });
  };
  for (const match of text.matchAll(/@import\b/g)) {
    add(match.index, 'Styles cannot use @import here. Import the other file in the script: import "./other.css".');
  }
  for (const match of text.matchAll(URL_CALL)) {
    const address = match[1] ?? match[2] ?? match[3] ?? '';
    if (OWN_ADDRESS.test(address) || assetOfAddress(address, assets) !== undefined) continue;
    add(
      match.index,
      'Styles load only files that are beside the code: url("./picture.png"). Add the file, or use a data: address.',
    );
  }
  return problems;
}

/** The same for the `<style>` blocks of a Vue or Svelte file. */
export function blockStyleProblems(source: string, file: string, assets: ReadonlySet<string>): CompileProblem[] {
  return [...source.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].flatMap((match) => {
    const css = match[1] ?? '';
    const firstLine = placeAt(source, match.index + match[0].indexOf('>') + 1).line;
    return styleProblems(css, file, assets, firstLine);
  });
}

/** A style with placeholders for its assets' URLs, which the frame replaces, and the assets' names. */
export function linkStyle(css: string, assets: ReadonlySet<string>): { css: string; assets: string[] } {
  const names: string[] = [];
  const linked = css.replace(URL_CALL, (all, double?: string, single?: string, bare?: string) => {
    const name = assetOfAddress(double ?? single ?? bare ?? '', assets);
    if (name === undefined) return all;
    names.push(name);
    return `url("${assetAddress(name)}")`;
  });
  return { css: linked, assets: names };
}
