import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ApiProblems } from '../model/lookup';
import { generate } from './generate';

/** Writes the API reference; run before every start and build of the site. */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const started = Date.now();
try {
  const { model, written } = await generate(root);
  const members = model.pages.reduce((sum, page) => sum + page.members.length, 0);
  console.log(
    `API reference of ${model.library.name} ${model.library.version}: ${model.pages.length} pages, ${members} members, ` +
      `${written} files changed, ${Date.now() - started} ms`,
  );
} catch (error) {
  if (!(error instanceof ApiProblems)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
