import { cpSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { writeApiFiles } from '../api/write-files';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Adds to the built site what assistants read beside the pages: files of single classes, the list of names, and the skill. */
export default function assistantFiles(): Plugin {
  return {
    name: 'assistant-files',
    postBuild({ outDir }) {
      const classes = writeApiFiles(outDir);
      cpSync(path.join(here, '../skill'), path.join(outDir, 'skill'), { recursive: true });
      console.log(`Assistant files: ${classes} classes, the list of names, the skill.`);
      return Promise.resolve();
    },
  };
}
