import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { readModel } from '../api/model';
import { classFile, classText, namesText } from '../api/text';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Adds to the built site what assistants read beside the pages: files of single classes, the list of names, and the skill. */
export default function assistantFiles(): Plugin {
  return {
    name: 'assistant-files',
    postBuild({ outDir }) {
      const put = (address: string, words: string) => writeFileSync(path.join(outDir, address), words);
      const model = readModel(readFileSync(path.join(outDir, 'api/konva.json'), 'utf8'));
      for (const page of model.pages) {
        put(classFile(page, 'md'), classText(page));
        put(classFile(page, 'json'), JSON.stringify(page));
      }
      put('/api/names.txt', namesText(model));
      cpSync(path.join(here, '../skill'), path.join(outDir, 'skill'), { recursive: true });
      console.log(`Assistant files: ${model.pages.length} classes, the list of names, the skill.`);
      return Promise.resolve();
    },
  };
}
