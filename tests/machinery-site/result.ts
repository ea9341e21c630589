import fs from 'node:fs';
import { inputsHash } from './inputs';
import { variantPlaces } from './places';
import { VARIANTS, type VariantName } from './variants';

/** How a variant's build ended. */
export interface BuildResult {
  /** Hash of its inputs; see `inputsHash`. */
  inputs: string;
  exitCode: number;
}

function isBuildResult(value: unknown): value is BuildResult {
  return (
    typeof value === 'object' &&
    value !== null &&
    'inputs' in value &&
    typeof value.inputs === 'string' &&
    'exitCode' in value &&
    typeof value.exitCode === 'number'
  );
}

/** The stored result of a variant's last build; undefined if there is none. */
export function keptResult(root: string, variant: VariantName): BuildResult | undefined {
  try {
    const value: unknown = JSON.parse(fs.readFileSync(variantPlaces(root, variant).result, 'utf8'));
    return isBuildResult(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Tells whether a build ended as its variant expects. */
export function endedAsExpected(variant: VariantName, { exitCode }: BuildResult): boolean {
  return (VARIANTS[variant].ends === 'well') === (exitCode === 0);
}

/**
 * Output of a variant's build.
 *
 * @throws when it was not built, or its sources have changed since
 */
export function readLog(root: string, variant: VariantName): string {
  requireBuilds(root, [variant]);
  return fs.readFileSync(variantPlaces(root, variant).log, 'utf8');
}

/** @throws when one of the variants was not built, or its sources have changed since */
export function requireBuilds(root: string, variants: readonly VariantName[]): void {
  const inputs = inputsHash(root);
  const missing = variants.filter((variant) => keptResult(root, variant)?.inputs !== inputs);
  if (missing.length === 0) return;
  throw new Error(
    `The machinery site is not built, or older than its sources (${missing.join(', ')}). Run \`npm run build:machinery\` first.`,
  );
}
