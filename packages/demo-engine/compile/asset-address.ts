import { assetName } from './specifiers';

/** Scheme of the placeholders for assets in styles and markup, which the frame replaces with URLs. */
const SCHEME = 'asset://';

/** The placeholder for an asset's URL in styles and markup. */
export function assetAddress(name: string): string {
  return SCHEME + name;
}

/**
 * The asset that a URL refers to: its last segment, as in imports.
 *
 * @returns undefined for other kinds of URLs and for unknown names
 */
export function assetOfAddress(address: string, assets: ReadonlySet<string>): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address)) return undefined;
  const name = assetName(address.replace(/[?#].*$/, ''));
  return assets.has(name) ? name : undefined;
}
