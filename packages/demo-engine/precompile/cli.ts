import path from 'node:path';
import { formatProblems } from '../catalog';
import { countOf } from './count';
import { HighlightThread } from './highlight-thread';
import { Precompiler } from './precompiler';

/**
 * Processes all demos once: `tsx packages/demo-engine/precompile/cli.ts`. Exits with 1 when there are problems. An optional
 * argument is the repository's folder; defaults to the working directory.
 */
async function main(): Promise<void> {
  const started = performance.now();
  const root = path.resolve(process.argv[2] ?? process.cwd());
  const { problems, warnings, demos, liveBlocks } = await new Precompiler({ root }, new HighlightThread()).runAll();
  if (warnings.length > 0) console.warn(formatProblems(warnings));
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exitCode = 1;
    return;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${countOf(demos, 'demo')} and ${countOf(liveBlocks, 'live block')} ready (${seconds} s).`);
}

await main();
