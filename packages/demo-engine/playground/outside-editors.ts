import { compressToBase64 } from 'lz-string';
import type { ProjectFile } from './vite-project';

/** A form that the page posts in a new tab, only after the reader's click. */
export interface FormPost {
  action: string;
  fields: [name: string, value: string][];
}

function textFiles(files: readonly ProjectFile[]): { path: string; content: string }[] {
  return files.flatMap((file) =>
    typeof file.content === 'string' ? [{ path: file.path, content: file.content }] : [],
  );
}

/** Whether external editors can open the complete project: their forms cannot carry binary files. */
export function canOpenOutside(files: readonly ProjectFile[]): boolean {
  return files.every((file) => typeof file.content === 'string');
}

/** The form that opens a project in StackBlitz. The fields follow its documented POST API. */
export function stackBlitzForm(title: string, files: readonly ProjectFile[]): FormPost {
  return {
    action: 'https://stackblitz.com/run',
    fields: [
      ['project[title]', title],
      ['project[template]', 'node'],
      ...textFiles(files).map(({ path, content }): [string, string] => [`project[files][${path}]`, content]),
    ],
  };
}

/** The form that opens a project in CodeSandbox: its define API takes JSON, compressed with lz-string and encoded as base64url. */
export function codeSandboxForm(files: readonly ProjectFile[]): FormPost {
  const json = JSON.stringify({
    files: Object.fromEntries(textFiles(files).map(({ path, content }) => [path, { content }])),
  });
  const parameters = compressToBase64(json).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: [
      ['parameters', parameters],
      ['environment', 'server'],
    ],
  };
}
