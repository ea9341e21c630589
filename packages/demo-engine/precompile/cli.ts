import path from 'node:path';
import { formatProblems } from '../catalog';
import { countOf } from './count';
import { HighlightThread } from './highlight-thread';
import { Precompiler } from './precompiler';

/**
 * One run over all demos: `tsx packages/demo-engine/precompile/cli.ts`. Ends with 1 when there are problems.
 * An argument names the repository's folder; the working folder when there is none.
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
