import { existsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readCommand } from './command';
import { Docs, Refusal } from './data/docs';
import { createServer } from './server';

/** The data that is packed beside the command, or the site that was built in the repository. */
function dataFolder(): string {
  const folders = [path.join(import.meta.dirname, 'data'), path.join(import.meta.dirname, '../../build')];
  const found = folders.find((folder) => existsSync(path.join(folder, 'search-index')));
  if (found === undefined)
    throw new Refusal('The documentation is not there. In the repository, run `npm run build` first.');
  return found;
}

try {
  const command = readCommand(process.argv.slice(2));
  if (command.kind === 'help') console.log(command.text);
  else {
    const docs = new Docs(dataFolder());
    if (command.kind === 'call') {
      const { text, picture } = await command.tool.call(docs, command.input);
      console.log(text);
      if (picture !== undefined) {
        const file = path.join(os.tmpdir(), 'konva-docs.png');
        writeFileSync(file, picture, 'base64');
        console.log(`\nPicture: ${file}`);
      }
    } else await createServer(docs, docs.model.library.version).connect(new StdioServerTransport());
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
