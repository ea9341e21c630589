import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './support/run-command';
import { typeCheckConfigs } from './support/type-check-configs';

const HELP = `Checks the types of demos, each flavor by its framework's own compiler, and of the claims of their pages.

npm run typecheck:demos -- [id ...]

  Without an id, all demos and all claims. With ids, these demos only: seconds instead of a minute.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});

async function main(): Promise<number> {
  const ids = positionals.map((id) => id.replace(/^demos\//, '').replace(/\/$/, ''));
  const unknown = ids.filter((id) => !fs.existsSync(path.join('demos', id, 'demo.json')));
  if (unknown.length > 0) {
    console.error(
      `There is no demo ${unknown.join(', ')}. Write the path of its folder below demos/, such as sandbox/Free_Drawing.`,
    );
    return 1;
  }
  // Next to the configurations that they extend, because those have relative paths. Git ignores them.
  const written = typeCheckConfigs(ids).map(({ name, content }) => {
    const file = path.join('demos', name);
    if (ids.length > 0) fs.writeFileSync(file, content);
    return file;
  });
  const [code = '', vue = '', svelte = ''] = written;
  try {
    const codes = [
      await runCommand('npx', ['tsc', '-p', code, '--noEmit']),
      await runCommand('npx', ['vue-tsc', '-p', vue, '--noEmit']),
      await runCommand('npx', ['svelte-check', '--tsconfig', svelte, '--fail-on-warnings']),
    ];
    return Math.max(...codes);
  } finally {
    if (ids.length > 0) for (const file of written) fs.rmSync(file, { force: true });
  }
}

if (values.help === true) console.log(HELP);
else process.exitCode = await main();
