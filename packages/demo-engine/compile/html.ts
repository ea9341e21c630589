import type { CompileProblem } from '../model/compiled';
import { assetAddress, assetOfAddress } from './asset-address';
import { placeAt } from './text-place';

const SOURCE = /(\bsrc\s*=\s*)(["'])([^"']*)\2/gi;

/**
 * Problems of a vanilla demo's body markup: what it cannot contain.
 *
 * @param assets names of the available assets
 */
export function htmlProblems(html: string, file: string, assets: ReadonlySet<string>): CompileProblem[] {
  const text = html.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const rules: [RegExp, string][] = [
    [/<script\b/gi, 'The page of a demo has no scripts: write them in index.ts.'],
    [/<(?:html|head|body)\b/gi, 'Write only what stands inside the body.'],
    [/<(?:link|style)\b/gi, 'Write styles in a .css file and import it in index.ts.'],
    [/\bon[a-z]+\s*=\s*["']/gi, 'Add event listeners in index.ts.'],
  ];
  const problems = rules.flatMap(([pattern, message]) =>
    [...text.matchAll(pattern)].map((match) => ({ file, ...placeAt(text, match.index), message })),
  );
  for (const match of text.matchAll(SOURCE)) {
    const address = match[3] ?? '';
    if (/^data:/i.test(address) || assetOfAddress(address, assets) !== undefined) continue;
    const message = 'The page of a demo loads only files that are beside the code: src="./picture.png".';
    problems.push({ file, ...placeAt(text, match.index), message });
  }
  return problems;
}

/** Markup with placeholders for its assets' URLs, which the frame replaces, and the assets' names. */
export function linkHtml(html: string, assets: ReadonlySet<string>): { html: string; assets: string[] } {
  const names: string[] = [];
  const linked = html.replace(SOURCE, (all, before: string, _quote: string, address: string) => {
    const name = assetOfAddress(address, assets);
    if (name === undefined) return all;
    names.push(name);
    return `${before}"${assetAddress(name)}"`;
  });
  return { html: linked, assets: names };
}
