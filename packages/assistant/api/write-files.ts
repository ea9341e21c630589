import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { readModel } from './model';
import { classFile, classText, namesText } from './text';

/** URL path of the list of names. */
const NAMES_FILE = '/api/names.txt';

/** The pages of `konva.json` as they are: the files of single classes have every field, also those that the tools do not read. */
const rawPages = z.object({ pages: z.array(z.looseObject({ address: z.string() })) });

/**
 * Writes a Markdown and a JSON file for each class, and the list of names, beside `api/konva.json` of a built site.
 * @returns how many classes were written
 */
export function writeApiFiles(outDir: string): number {
  const json = readFileSync(path.join(outDir, 'api/konva.json'), 'utf8');
  const model = readModel(json);
  const put = (address: string, words: string) => {
    const file = path.join(outDir, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, words);
  };
  for (const page of model.pages) put(classFile(page, 'md'), classText(page));
  for (const page of rawPages.parse(JSON.parse(json)).pages) put(classFile(page, 'json'), JSON.stringify(page));
  put(NAMES_FILE, namesText(model));
  return model.pages.length;
}
