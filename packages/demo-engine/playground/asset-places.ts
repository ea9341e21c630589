import { assetName, isAssetSpecifier, joinPath } from '../compile/specifiers';
import type { SourceFile } from '../model/demo';
import { importsOf } from './imports';

const STYLE_BLOCK = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Splits a file into its styles and the rest. */
function parts({ path, text }: SourceFile): { styles: string; code: string } {
  if (path.endsWith('.css')) return { styles: text, code: '' };
  if (!/\.(?:vue|svelte)$/.test(path)) return { styles: '', code: text };
  const styles = [...text.matchAll(STYLE_BLOCK)].map((match) => match[1] ?? '').join('\n');
  return { styles, code: text.replace(STYLE_BLOCK, '') };
}

/** URLs in quotes or parentheses that end in an asset's name, as written. */
function addressesOf(text: string, name: string): string[] {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = text.matchAll(new RegExp(`["'\`(]\\s*((?:[\\w.-]*/)*${plain})(?=\\s*["'\`)?#])`, 'g'));
  return [...new Set([...found].map((match) => match[1] ?? ''))];
}

/** A URL as a path below the page: `./cat.png` and `/cat.png` are `cat.png`. */
function belowPage(address: string): string {
  return joinPath('index.html', address) ?? assetName(address);
}

/**
 * Where a Vite project needs an asset so that its code finds it as it did in the playground: next to each file that imports it or
 * refers to it in a style, and below `public/` for each URL that code passes to the browser itself.
 */
export function assetPlaces(files: readonly SourceFile[], name: string): string[] {
  const places = files.flatMap((file) => {
    const { styles, code } = parts(file);
    const from = `src/${file.path}`;
    // `?url` and `?raw` say how an import is meant.
    const imports = importsOf(code).map((one) => one.replace(/\?(?:url|raw|inline)$/, ''));
    const addresses = addressesOf(code, name);
    // Vue's compiler treats a template's `./cat.png` as an import.
    const relative = file.path.endsWith('.vue') ? addresses.filter((address) => /^\.\.?\//.test(address)) : [];
    const imported = imports.filter((one) => isAssetSpecifier(one) && assetName(one) === name);
    return [
      ...[...imported, ...addressesOf(styles, name), ...relative].flatMap((one) => joinPath(from, one) ?? []),
      ...addresses.filter((address) => !imports.includes(address)).map((address) => `public/${belowPage(address)}`),
    ];
  });
  return [...new Set(places)];
}

/** The page's markup with URLs of assets that Vite serves from `public/`. */
export function withPublicAddresses(html: string, names: readonly string[]): string {
  return html.replace(/(\b(?:src|href|poster)\s*=\s*["'])([^"']+)/g, (all, before: string, address: string) =>
    names.includes(assetName(address)) && !/^[a-z]+:/i.test(address) ? `${before}/${belowPage(address)}` : all,
  );
}
