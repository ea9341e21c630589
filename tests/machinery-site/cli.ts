import fs from 'node:fs';
import { assembleSite } from './assemble';
import { buildVariant } from './build-variant';
import { inputsHash } from './inputs';
import { variantPlaces } from './places';
import { endedAsExpected, keptResult } from './result';
import { isVariantName, VARIANTS, type VariantName } from './variants';

/**
 * `npm run build:machinery`: builds the variants of the machinery site that are out of date. Names after `--` build only these. Exits with
 * code 1 when a build did not end as its variant expects.
 */
const root = process.cwd();
const given = process.argv.slice(2);
const unknown = given.filter((name) => !isVariantName(name));
if (unknown.length > 0) {
  throw new Error(`There is no variant ${unknown.join(', ')}. The variants are ${Object.keys(VARIANTS).join(', ')}.`);
}
const all: VariantName[] = Object.keys(VARIANTS).filter(isVariantName);
const wanted = given.length === 0 ? all : given.filter(isVariantName);

const inputs = inputsHash(root);
const stale = wanted.filter((variant) => {
  const kept = keptResult(root, variant);
  return kept?.inputs !== inputs || !endedAsExpected(variant, kept);
});
if (stale.length === 0) console.log('The machinery site is up to date.');
else {
  const site = assembleSite(root);
  for (const variant of stale) {
    const before = performance.now();
    const result = await buildVariant({ root, site, variant, inputs });
    const seconds = ((performance.now() - before) / 1000).toFixed(1);
    const isRight = endedAsExpected(variant, result);
    console.log(
      `${variant}: ended with code ${result.exitCode}, ${isRight ? 'as it should' : 'as it should not'} (${seconds} s).`,
    );
    if (isRight) continue;
    console.error(fs.readFileSync(variantPlaces(root, variant).log, 'utf8'));
    process.exitCode = 1;
  }
}
