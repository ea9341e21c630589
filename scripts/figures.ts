import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BUILD_FOLDER, ROOT } from '../testing/paths';
import { findBrowser } from './find-browser';
import { askAssistant } from './support/figures/ask-assistant';
import { countContent } from './support/figures/count-content';
import type { Part } from './support/figures/model';
import { readBench } from './support/figures/read-bench';
import { readLastRun } from './support/figures/read-run';
import { outdatedDocuments, readFigures, withMeasured, writeDocument, writeFigures } from './support/figures/update';
import { weighSite, weighVariants } from './support/figures/weigh-site';
import { RESULTS_FOLDER } from './support/report-file';
import { readStepResult } from './support/step-result';

const HELP = `Writes what was measured last into docs/figures.json, and from there into the documents, between the markers
<!-- figures:NAME --> and <!-- /figures:NAME -->. What was not measured keeps its value.

npm run figures [-- --check]

  --check  says which regions of documents differ from docs/figures.json, and writes nothing

Reads the sources, the last \`npm test\` or \`npm test -- --all\` that passed, the built site, the machinery site, and the sections that
\`npm run bench\` has measured. The texts are in scripts/support/figures/texts.ts.
`;

function browserVersion(): string {
  const { stdout } = spawnSync(findBrowser(), ['--version'], { encoding: 'utf8' });
  return /\S+ [\d.]+/.exec(stdout)?.[0] ?? 'an unknown browser';
}

/** What can be measured or read now, by the part's name. */
async function measured(): Promise<Record<string, Part | undefined>> {
  const run = readLastRun(RESULTS_FOLDER, readStepResult, browserVersion());
  return {
    assistant: await askAssistant(BUILD_FOLDER),
    content: countContent(ROOT),
    sizes: weighSite(BUILD_FOLDER),
    variants: weighVariants(path.join(ROOT, '.generated/machinery/variants')),
    ...readBench(path.join(ROOT, 'bench/results')),
    ...(run === undefined ? {} : { [run.name]: run.part }),
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help === true) {
    console.log(HELP);
    return;
  }
  const figures = readFigures(ROOT);
  if (values.check === true) {
    const outdated = outdatedDocuments(ROOT, figures);
    for (const { document, regions } of outdated) console.log(`${document}: ${regions.join(', ')}`);
    if (outdated.length > 0) process.exitCode = 1;
    else console.log('All regions say what docs/figures.json says.');
    return;
  }
  const found = await measured();
  const parts = withMeasured(figures.parts, found);
  for (const name of Object.keys(parts)) {
    const state =
      found[name] === undefined ? 'not measured, kept' : parts[name] === figures.parts[name] ? 'the same' : 'new';
    console.log(`${name}: ${state} (${parts[name]?.date ?? ''})`);
  }
  const now = { ...figures, parts };
  writeFigures(ROOT, now);
  for (const { document, regions } of outdatedDocuments(ROOT, now)) {
    writeDocument(ROOT, document, now);
    console.log(`${document}: ${regions.join(', ')} written`);
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
