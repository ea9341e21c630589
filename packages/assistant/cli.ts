import { existsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { call, connect, helpText, readCall } from './client';
import { Docs, Refusal } from './data/docs';
import { createServer } from './server';

/** The data that is packed beside the command, or the site that was built in the repository. */
const root = ['data', '../../build']
  .map((folder) => path.join(import.meta.dirname, folder))
  .find((folder) => existsSync(path.join(folder, 'search-index')));

async function main(args: readonly string[]): Promise<void> {
  if (root === undefined)
    throw new Refusal('The documentation is not there. In the repository, run `npm run build` first.');
  if (args.length === 0) return createServer(new Docs(root)).connect(new StdioServerTransport());
  const client = await connect(new Docs(root));
  const { tools } = await client.listTools();
  if (['help', '--help', '-h'].includes(args[0] ?? '')) return console.log(helpText(tools));
  const { name, input } = readCall(tools, args);
  const { text, picture, isError } = await call(client, name, input);
  if (isError) throw new Refusal(text);
  console.log(text);
  if (picture === undefined) return;
  const file = path.join(os.tmpdir(), 'konva-docs.png');
  writeFileSync(file, picture, 'base64');
  console.log(`\nPicture: ${file}`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
