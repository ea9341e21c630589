import { execFileSync } from 'node:child_process';

/**
 * A text as `npm run format` would write it to a file of the project.
 *
 * @param root the repository's folder
 * @param file path from there; its folder and ending choose the rules
 * @throws when the text cannot be parsed
 */
export function formatted(root: string, file: string, text: string): string {
  return execFileSync('npx', ['oxfmt', `--stdin-filepath=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
    // npx is a script on Windows.
    shell: process.platform === 'win32',
  });
}
