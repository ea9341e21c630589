import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SOURCE_FOLDER, variantPlaces } from './places';
import type { BuildResult } from './result';
import { VARIANT_VARIABLE, VARIANTS, type VariantName } from './variants';

interface BuildOptions {
  root: string;
  /** The folder laid out for the generator. */
  site: string;
  variant: VariantName;
  /** See `inputsHash`. */
  inputs: string;
}

/** Builds one variant and keeps the site, what the build printed and how it ended. A build that fails is a result too. */
export async function buildVariant({ root, site, variant, inputs }: BuildOptions): Promise<BuildResult> {
  const places = variantPlaces(root, variant);
  fs.rmSync(path.dirname(places.result), { recursive: true, force: true });
  fs.mkdirSync(path.dirname(places.result), { recursive: true });
  const args = [
    path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    'build',
    site,
    '--config',
    path.join(root, SOURCE_FOLDER, 'docusaurus.config.ts'),
    '--out-dir',
    places.build,
    // What is never served need not be small.
    ...(VARIANTS[variant].ends === 'well' ? [] : ['--no-minify']),
  ];
  const log = fs.openSync(places.log, 'w');
  try {
    const exitCode = await new Promise<number>((resolve, reject) => {
      const child = spawn(process.execPath, args, {
        cwd: root,
        stdio: ['ignore', log, log],
        env: { ...process.env, [VARIANT_VARIABLE]: variant, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0' },
      });
      child.once('error', reject);
      child.once('exit', (code) => resolve(code ?? 1));
    });
    const result: BuildResult = { inputs, exitCode };
    fs.writeFileSync(places.result, JSON.stringify(result));
    return result;
  } finally {
    fs.closeSync(log);
  }
}
