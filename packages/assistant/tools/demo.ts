import { FRAMEWORKS, Refusal, type Docs, type Framework } from '../data/docs';
import { nearest } from './nearest';

/** A file's name and code as Markdown. */
const block = (name: string, code: string) => {
  const fence = '`'.repeat(Math.max(3, ...(code.match(/`{3,}/g) ?? []).map(({ length }) => length + 1)));
  return `\`${name}\`\n\n${fence}${/\.(\w+)$/.exec(name)?.[1] ?? ''}\n${code.trimEnd()}\n${fence}`;
};

const lastOf = (id: string) => id.split('/').at(-1) ?? '';

/** The id of a demo by itself, by its last part, or by the page that shows it. */
function demoId(docs: Docs, wanted: string, framework: Framework): string {
  const ids = docs.demoIds;
  const named = ids.filter((id) => id === wanted || lastOf(id).toLowerCase() === wanted.toLowerCase());
  // Demos of guides, which have one framework, share names with others.
  const byName = named.find((id) => docs.frameworksOf(id).includes(framework)) ?? named[0];
  if (byName !== undefined) return byName;
  if (!/^\/|^https?:/.test(wanted))
    throw new Refusal(
      `There is no demo ${wanted.slice(0, 120)}. Nearest: ${nearest(lastOf(wanted), ids.map(lastOf))}.`,
    );
  const path = docs.pagePath(wanted);
  const pages = FRAMEWORKS.map((one) => docs.page(path, one)).join('\n');
  const shown = /\]\(\/demo-files\/(.+?)\/(?:vanilla|react|vue|svelte)\.txt\)/.exec(pages)?.[1];
  if (shown === undefined) throw new Refusal(`The page ${path} shows no demo. Read it with \`read\`.`);
  return shown;
}

/**
 * A demo's files in one framework, the lesson first.
 * @param wanted id, name, or address of the page that shows it
 * @param file one file by name
 */
export function demo(docs: Docs, wanted: string, framework: Framework, file?: string): string {
  const id = demoId(docs, wanted.trim(), framework);
  const frameworks = docs.frameworksOf(id);
  if (!frameworks.includes(framework))
    throw new Refusal(`The demo ${id} is not there in ${framework}. It has: ${frameworks.join(', ')}.`);
  const files = docs.demoFiles(id, framework);
  const names = [...files].map(([name, code]) => `${name} (${code.length} characters)`).join(', ');
  if (file === undefined)
    return [`Demo ${id} in ${framework}: ${names}`, ...[...files].map(([name, code]) => block(name, code))].join(
      '\n\n',
    );
  const code = files.get(file);
  if (code === undefined)
    throw new Refusal(`${id} has no file ${file.slice(0, 100)} in ${framework}. Its files: ${names}.`);
  return block(file, code);
}
