/** A configuration of the machinery site, and how its build has to end. */
export interface Variant {
  /** The site's build with this configuration. */
  ends: 'well' | 'with an error' | 'with an error before bundling';
  locales: readonly string[];
}

/** All configurations by name. Those that build successfully are served to the browser tests. */
export const VARIANTS = {
  /** Everything switched on: versions, locales, every navbar item, announcement bar, footer columns, color modes. */
  full: { ends: 'well', locales: ['en', 'de'] },
  /**
   * The opposite setting of each switch: flat footer, an announcement bar that cannot be closed, no color mode switch, a navbar that does
   * not hide.
   */
  bare: { ends: 'well', locales: ['en'] },
  /** Everything switched on but one of the packages that make pages fast. */
  'without-critical-style': { ends: 'well', locales: ['en', 'de'] },
  'without-route-tables': { ends: 'well', locales: ['en', 'de'] },
  'without-late-hydration': { ends: 'well', locales: ['en', 'de'] },
  'without-lean-theme': { ends: 'well', locales: ['en', 'de'] },
  /** A navbar item of an unknown type. */
  'unknown-item-type': { ends: 'with an error before bundling', locales: ['en'] },
  /** A navbar item that names a missing document; pages with other wrong items and one without a component. */
  'wrong-items': { ends: 'with an error', locales: ['en'] },
  /** A page with a broken link. */
  'broken-link': { ends: 'with an error', locales: ['en'] },
} as const satisfies Record<string, Variant>;

export type VariantName = keyof typeof VARIANTS;

/** Whether a configuration is `full` with one package switched off. */
export const isSwitchedOff = (variant: VariantName): boolean => variant.startsWith('without-');

export function isVariantName(name: string | undefined): name is VariantName {
  return name !== undefined && Object.hasOwn(VARIANTS, name);
}

/** Pages that cannot be built, and the configuration that includes them. */
const WRONG_PAGES: Readonly<Record<string, VariantName>> = { 'wrong/**': 'wrong-items', 'lost.mdx': 'broken-link' };

/** Pages that a configuration leaves out. */
export function excludedPages(variant: VariantName): string[] {
  return Object.keys(WRONG_PAGES).filter((page) => WRONG_PAGES[page] !== variant);
}

/** Environment variable with the name of the configuration to build. */
export const VARIANT_VARIABLE = 'MACHINERY_VARIANT';

/** Reads the configuration's name from the environment. */
export function variantFromEnvironment(): VariantName {
  const name = process.env[VARIANT_VARIABLE];
  if (isVariantName(name)) return name;
  const known = Object.keys(VARIANTS).join(', ');
  throw new Error(`${VARIANT_VARIABLE} is ${name === undefined ? 'not set' : `"${name}"`}. Set it to one of ${known}.`);
}
