import { parseArgs } from 'node:util';
import { runCommand } from './support/run-command';

const HELP = `Runs demos in the browser and checks them, as \`npm test\` does for all of them. No built site is needed.

npm run demos -- [id or folder ...] [--flavour react] [--input real] [--headed] [--no-build]

  --flavour   only this one: vanilla, react, vue or svelte
  --input     who sends it: the browser (real), a program in the demo's frame (frame), or in turn (rotating: the browser
              for one flavor, a new one each week, and for changed demos); real when left out
  --headed    shows the browser
  --no-build  takes the demos as they were compiled last, even when their sources are newer
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    flavour: { type: 'string' },
    input: { type: 'string' },
    headed: { type: 'boolean' },
    'no-build': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});

/** A demo's own check, and what holds for all. */
const SPECS = ['e2e/every-demo.spec.ts', 'e2e/demo-manners.spec.ts', 'e2e/demo-frames.spec.ts'];

async function main(): Promise<number> {
  if (values['no-build'] !== true) {
    const code = await runCommand('npx', ['tsx', 'packages/demo-engine/precompile/cli.ts']);
    if (code !== 0) return code;
  }
  const headed = values.headed === true ? ['--headed', '--workers=1'] : [];
  return runCommand('npx', ['playwright', 'test', ...SPECS, ...headed], {
    DEMO_ASSETS: '.generated/static/demo-assets',
    DEMOS: positionals.join(','),
    E2E_VERBOSE: '1',
    ...(values.input === undefined ? {} : { DEMO_INPUT: values.input }),
    ...(values.flavour === undefined ? {} : { DEMO_FLAVOUR: values.flavour }),
  });
}

if (values.help === true) console.log(HELP);
else process.exitCode = await main();
