import { assetName } from './specifiers';

/** How styles and markup name an asset until the frame writes its address there. */
const SCHEME = 'asset://';

/** What stands in styles and markup for an asset's address. */
export function assetAddress(name: string): string {
  return SCHEME + name;
}

/**
 * The asset that an address means: the last part of it, as in imports.
 *
 * @returns nothing for an address of another kind, and for a name that is not there
 */
export function assetOfAddress(address: string, assets: ReadonlySet<string>): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address)) return undefined;
  const name = assetName(address.replace(/[?#].*$/, ''));
  return assets.has(name) ? name : undefined;
}
