import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SsrProject } from './model';

const BLOCK = /^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm;

/** Every code block of a page that has a file name, by that name. */
function titledBlocks(text: string): Map<string, string> {
  return new Map([...text.matchAll(BLOCK)].map(([, name = '', code = '']) => [name, code]));
}

/**
 * The files of a project that are on its page.
 *
 * @throws when the page lacks one, or has one that the project does not know
 */
export function filesOfPage({ page, files, name }: SsrProject, root: string): Map<string, string> {
  const blocks = titledBlocks(readFileSync(path.join(root, page), 'utf8'));
  const missing = files.find((file) => !blocks.has(file));
  if (missing !== undefined) {
    throw new Error(
      `${page} has no block of code with title="${missing}". Add it, or take it out of testing/ssr/${name}.ts.`,
    );
  }
  const unknown = [...blocks.keys()].find((file) => !files.includes(file));
  if (unknown !== undefined) {
    throw new Error(
      `${page} has a block of code with title="${unknown}". Add it to \`files\` in testing/ssr/${name}.ts.`,
    );
  }
  return blocks;
}

/** The files of a project's mistakes. Every replacement in them must match. */
export function mistakesOf(project: SsrProject, files: ReadonlyMap<string, string>): Map<string, string> {
  const made = project.mistakes((name) => {
    const code = files.get(name);
    if (code === undefined) throw new Error(`testing/ssr/${project.name}.ts: no file ${name} in ${project.page}.`);
    return code;
  });
  return new Map(Object.entries(made));
}

/**
 * Replaces a part of a file of the page.
 *
 * @throws when the file does not contain that part, so that a mistake is never the correct file
 */
export function change(code: string, part: string, replacement: string): string {
  if (!code.includes(part))
    throw new Error(`A mistake of testing/ssr changes \`${part}\`, which its page no longer has.`);
  return code.replace(part, () => replacement);
}
