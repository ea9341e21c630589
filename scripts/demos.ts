import { parseArgs } from 'node:util';
import { builtSite } from './support/built-site';
import { runCommand } from './support/run-command';

const HELP = `Runs demos in the browser and checks them, as \`npm test\` does for all of them.

npm run demos -- [id or folder ...] [--flavour react] [--headed] [--no-build]

  --flavour   only this one: vanilla, react, vue or svelte
  --headed    shows the browser
  --no-build  uses the built site as it is, even when its sources are newer
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    flavour: { type: 'string' },
    headed: { type: 'boolean' },
    'no-build': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});

if (values.help === true) {
  console.log(HELP);
} else {
  try {
    await builtSite({ keep: values['no-build'] === true });
    const args = [
      'playwright',
      'test',
      'e2e/every-demo.spec.ts',
      ...(values.headed === true ? ['--headed', '--workers=1'] : []),
    ];
    const env: Record<string, string> = { E2E_VERBOSE: '1' };
    if (positionals.length > 0) env['DEMOS'] = positionals.join(',');
    if (values.flavour !== undefined) env['DEMO_FLAVOUR'] = values.flavour;
    process.exitCode = await runCommand('npx', args, env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
