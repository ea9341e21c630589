import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';

/**
 * `npm run lint:workflows`: reads `.github/workflows/` as GitHub does: keys, values, expressions, and the jobs that others need. A unit test holds that
 * their commands are scripts of package.json.
 */
const FOLDER = path.join(import.meta.dirname, '../.github/workflows');

async function faultsOf(file: string): Promise<string[]> {
  const content = readFileSync(path.join(FOLDER, file), 'utf8');
  const { context, value } = parseWorkflow(
    { name: `.github/workflows/${file}`, content },
    new NoOperationTraceWriter(),
  );
  // Only the conversion notices a job that does not exist; it cannot read what is not a workflow at all.
  if (value !== undefined && context.errors.count === 0) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

async function main(): Promise<void> {
  const files = readdirSync(FOLDER).filter((name) => /\.ya?ml$/.test(name));
  const faults = (await Promise.all(files.map(faultsOf))).flat();
  for (const fault of faults) console.error(fault);
  console.log(`${files.length} workflows, ${faults.length} faults.`);
  process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0;
}

await main();
