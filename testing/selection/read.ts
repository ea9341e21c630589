import fs from 'node:fs';
import { SELECTION_FILE, type Selection } from './model';

function texts(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : undefined;
}

/** @throws when the file that the environment names has another format */
export function readSelection(file: string | undefined = process.env[SELECTION_FILE]): Selection {
  if (file === undefined || file === '') return { changedDemos: [] };
  const parsed: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new Error(`${file} is not a selection of tests. Run \`npm test\` again.`);
  const some = Object.fromEntries(
    ['demos', 'pages', 'claims', 'tests'].flatMap((key) => {
      const list = texts(Reflect.get(parsed, key));
      return list === undefined ? [] : [[key, list]];
    }),
  );
  return { ...some, changedDemos: texts(Reflect.get(parsed, 'changedDemos')) ?? [] };
}
