import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { serveBuild } from '../../scripts/serve-build';
import { readCatalogFile } from '../../testing/catalog';
import { BUILD_FOLDER } from '../../testing/paths';
import { ACTS } from './acts';
import type { Check } from './checks';
import { demoChecks, pageChecks } from './demos';
import { ENGINES, isEngine } from './driver';
import { isInPart, readPart, thisWeek } from './part';
import { runChecks } from './run-checks';

const HELP = `npm run test:engines -- --browser=${ENGINES.join('|')} [--part=1/8 | --all] [--only=words] [--kind=acts,demos,pages]

Does what a reader does in one browser: every act, and an eighth of all demos and pages, which changes each week.
  --part  another part of the demos and pages
  --all   all of them
  --only  checks whose name contains these words, of all demos and pages
  --kind  acts, demos or pages alone, or the acts of one part: ${Object.keys(ACTS).join(', ')}`;

function choose(values: { part?: string; only?: string; all?: boolean; kind?: string }): Check[] {
  const { only, kind = 'acts,demos,pages' } = values;
  const kinds = kind.split(',');
  const many: Check[] = [
    ...(kinds.includes('demos') ? demoChecks(readCatalogFile()) : []),
    ...(kinds.includes('pages') ? pageChecks() : []),
  ];
  const part = values.part === undefined ? thisWeek(new Date()) : readPart(values.part);
  const isAll = values.all === true || (only !== undefined && values.part === undefined);
  const checks = [
    ...Object.entries(ACTS).flatMap(([kind, acts]) => (kinds.includes('acts') || kinds.includes(kind) ? acts : [])),
    ...many.filter(({ name }) => isAll || isInPart(name, part)),
  ].filter(({ name }) => only === undefined || name.includes(only));
  if (checks.length === 0) throw new Error(`No check has "${only ?? ''}" in its name.\n\n${HELP}`);
  return checks;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      browser: { type: 'string', default: 'chromium' },
      part: { type: 'string' },
      only: { type: 'string' },
      kind: { type: 'string' },
      all: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    console.log(HELP);
    return 0;
  }
  if (!isEngine(values.browser)) throw new Error(`There is no browser ${values.browser}.\n\n${HELP}`);
  const checks = choose(values);
  const own = process.env['E2E_URL'];
  const server =
    own === undefined
      ? await serveBuild({ root: process.env['SITE_FOLDER'] ?? BUILD_FOLDER, hostHeaders: {} })
      : undefined;
  try {
    const { passed, failed, excepted } = await runChecks(values.browser, checks, own ?? server?.url ?? '');
    console.log(`${values.browser}: ${passed} passed, ${failed} failed, ${excepted} left out with a reason`);
    const file = process.env['COUNTS_FILE'];
    if (file !== undefined) fs.writeFileSync(file, JSON.stringify({ passed, failed }));
    return failed === 0 ? 0 : 1;
  } finally {
    await server?.close();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 2;
});
