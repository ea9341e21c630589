import path from 'node:path';
import type { VariantName } from './variants';

/** The machinery site's source. */
export const SOURCE_FOLDER = 'tests/machinery-site';

/** Where everything is written, below the repository's folder. */
const OUTPUT_FOLDER = '.generated/machinery';

/** The folder laid out for the generator. */
export function siteFolder(root: string): string {
  return path.join(root, OUTPUT_FOLDER, 'site');
}

/** What the demo engine writes, shared by all variants. */
export function demoFolder(root: string): string {
  return path.join(root, OUTPUT_FOLDER, 'demo-engine');
}

export interface VariantPlaces {
  /** The built site. */
  build: string;
  /** Everything the build printed. */
  log: string;
  /** How the build ended, and of what it was made. */
  result: string;
}

/** Where a variant's build is kept. */
export function variantPlaces(root: string, variant: VariantName): VariantPlaces {
  const folder = path.join(root, OUTPUT_FOLDER, 'variants', variant);
  return {
    build: path.join(folder, 'build'),
    log: path.join(folder, 'build.log'),
    result: path.join(folder, 'result.json'),
  };
}
