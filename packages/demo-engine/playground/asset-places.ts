import { assetName, isAssetSpecifier, joinPath } from '../compile/specifiers';
import type { SourceFile } from '../model/demo';
import { importsOf } from './imports';

const STYLE_BLOCK = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** A file's styles and the rest of it. */
function parts({ path, text }: SourceFile): { styles: string; code: string } {
  if (path.endsWith('.css')) return { styles: text, code: '' };
  if (!/\.(?:vue|svelte)$/.test(path)) return { styles: '', code: text };
  const styles = [...text.matchAll(STYLE_BLOCK)].map((match) => match[1] ?? '').join('\n');
  return { styles, code: text.replace(STYLE_BLOCK, '') };
}

/** Addresses in quotes or brackets that end in an asset's name, as written. */
function addressesOf(text: string, name: string): string[] {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = text.matchAll(new RegExp(`["'\`(]\\s*((?:[\\w.-]*/)*${plain})(?=\\s*["'\`)?#])`, 'g'));
  return [...new Set([...found].map((match) => match[1] ?? ''))];
}

/** An address as a path below the page: `./cat.png` and `/cat.png` are `cat.png`. */
function belowPage(address: string): string {
  return joinPath('index.html', address) ?? assetName(address);
}

/**
 * Where a Vite project has an asset so that its code finds it as it did here: beside each file that imports it or names it in
 * a style, and below `public/` for each address that code gives to the browser itself.
 */
export function assetPlaces(files: readonly SourceFile[], name: string): string[] {
  const places = files.flatMap((file) => {
    const { styles, code } = parts(file);
    const from = `src/${file.path}`;
    const imports = importsOf(code);
    const addresses = addressesOf(code, name);
    // A template's `./cat.png` is an import to Vue's compiler.
    const relative = file.path.endsWith('.vue') ? addresses.filter((address) => /^\.\.?\//.test(address)) : [];
    const imported = imports.filter((one) => isAssetSpecifier(one) && assetName(one) === name);
    return [
      ...[...imported, ...addressesOf(styles, name), ...relative].flatMap((one) => joinPath(from, one) ?? []),
      ...addresses.filter((address) => !imports.includes(address)).map((address) => `public/${belowPage(address)}`),
    ];
  });
  return [...new Set(places)];
}

/** The page's markup with addresses of assets that Vite takes from `public/`. */
export function withPublicAddresses(html: string, names: readonly string[]): string {
  return html.replace(/(\b(?:src|href|poster)\s*=\s*["'])([^"']+)/g, (all, before: string, address: string) =>
    names.includes(assetName(address)) && !/^[a-z]+:/i.test(address) ? `${before}/${belowPage(address)}` : all,
  );
}
