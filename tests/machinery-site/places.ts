import path from 'node:path';
import type { VariantName } from './variants';

/** The machinery site's source. */
export const SOURCE_FOLDER = 'tests/machinery-site';

/** The output folder, below the repository's root. */
const OUTPUT_FOLDER = '.generated/machinery';

/** The assembled site folder for Docusaurus. */
export function siteFolder(root: string): string {
  return path.join(root, OUTPUT_FOLDER, 'site');
}

/** Output of the demo engine, shared by all variants. */
export function demoFolder(root: string): string {
  return path.join(root, OUTPUT_FOLDER, 'demo-engine');
}

export interface VariantPlaces {
  /** The built site. */
  build: string;
  /** Output of the build. */
  log: string;
  /** How the build ended, and the hash of its inputs. */
  result: string;
}

/** Folder of a variant's build. */
export function variantPlaces(root: string, variant: VariantName): VariantPlaces {
  const folder = path.join(root, OUTPUT_FOLDER, 'variants', variant);
  return {
    build: path.join(folder, 'build'),
    log: path.join(folder, 'build.log'),
    result: path.join(folder, 'result.json'),
  };
}
