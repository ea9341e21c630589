import { parseArgs } from 'node:util';
import { runCommand } from './support/run-command';

const HELP = `Runs the claims of pages in the browser, as \`npm test\` does for all of them. No built site is needed.

npm run claims -- [part of a path ...] [--headed]

  --headed  shows the browser
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { headed: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

if (values.help === true) {
  console.log(HELP);
} else {
  // The site does not serve the claims page. This unused URL keeps the setup from looking for a built site.
  const env = { CLAIMS: positionals.join(','), E2E_URL: 'http://claims.localhost', E2E_VERBOSE: '1' };
  const args = ['playwright', 'test', 'e2e/claims.spec.ts', '--workers=1'];
  process.exitCode = await runCommand('npx', [...args, ...(values.headed === true ? ['--headed'] : [])], env);
}
