import fs from 'node:fs';
import path from 'node:path';
import { assistantFigures } from '../../../packages/assistant/evaluation/figures';
import { dayOf, type Part } from './model';

/** How well the tools for assistants answer from the built site; undefined when there is none. */
export async function askAssistant(build: string): Promise<Part | undefined> {
  const built = fs.statSync(path.join(build, 'index.html'), { throwIfNoEntry: false });
  if (built === undefined) return undefined;
  return { date: dayOf(built.mtimeMs), command: 'npm run build', values: await assistantFigures(build) };
}
