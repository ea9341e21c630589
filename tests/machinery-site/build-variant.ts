import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SOURCE_FOLDER, variantPlaces } from './places';
import type { BuildResult } from './result';
import { VARIANT_VARIABLE, VARIANTS, type VariantName } from './variants';

interface BuildOptions {
  root: string;
  /** The assembled site folder for Docusaurus. */
  site: string;
  variant: VariantName;
  /** See `inputsHash`. */
  inputs: string;
}

/** Builds one variant and keeps the site, the build's output and its exit code. A failing build is a result too. */
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
    // A build that is never served does not need to be minified.
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
