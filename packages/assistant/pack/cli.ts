import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { packAssistant } from './pack';

/** `npx tsx packages/assistant/pack/cli.ts [built site] [folder]`: writes the tarball. */
const [build = 'build', to = '.generated/assistant'] = process.argv.slice(2);
mkdirSync(to, { recursive: true });
console.log(await packAssistant(path.resolve(build), path.resolve(to)));
