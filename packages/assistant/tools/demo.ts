import { FRAMEWORKS, Refusal, type Docs, type Framework } from '../data/docs';
import { nearest } from './nearest';

/** A file's name and code as Markdown. */
const block = (name: string, code: string) => {
  const fence = '`'.repeat(Math.max(3, ...(code.match(/`{3,}/g) ?? []).map(({ length }) => length + 1)));
  return `\`${name}\`\n\n${fence}${/\.(\w+)$/.exec(name)?.[1] ?? ''}\n${code.trimEnd()}\n${fence}`;
};

/** The id of a demo by itself, by its last part, or by the page that shows it. */
function demoId(docs: Docs, wanted: string, framework: Framework): string {
  const ids = docs.demoIds();
  const lastOf = (id: string) => id.split('/').at(-1) ?? '';
  const path = wanted.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  // Demos of guides, which have one framework, share names with others.
  const named = ids.filter((id) => lastOf(id).toLowerCase() === wanted.toLowerCase());
  const byName = ids.find((id) => id === wanted) ?? named.find((id) => docs.hasDemo(id, framework)) ?? named[0];
  if (byName !== undefined) return byName;
  if (path.startsWith('/')) {
    for (const each of FRAMEWORKS) {
      const shown = /\]\(\/demo-files\/(.+?)\/(?:vanilla|react|vue|svelte)\.txt\)/.exec(docs.page(path, each))?.[1];
      if (shown !== undefined) return shown;
    }
    throw new Refusal(`The page ${path.slice(0, 120)} shows no demo. Read it with \`read\`.`);
  }
  const near = nearest(wanted.split('/').at(-1) ?? '', ids.map(lastOf));
  throw new Refusal(`There is no demo ${wanted.slice(0, 120)}. Nearest: ${near}.`);
}

/**
 * A demo's files in one framework, the lesson first.
 * @param wanted id, name, or address of the page that shows it
 * @param file one file by name
 * @param limit characters for the code; the files that do not fit are named
 */
export function demo(
  docs: Docs,
  wanted: string,
  framework: Framework,
  file: string | undefined,
  limit: number,
): string {
  const id = demoId(docs, wanted.trim(), framework);
  const files = docs.demoFiles(id, framework);
  if (file !== undefined) {
    const code = files.get(file);
    if (code === undefined)
      throw new Refusal(
        `${id} has no file ${file.slice(0, 100)} in ${framework}. Its files: ${[...files.keys()].join(', ')}.`,
      );
    return block(file, code);
  }
  const order = [...files.keys()];
  const shown: string[] = [];
  let room = limit - 300 - order.join('').length;
  for (const name of order) {
    const text = block(name, files.get(name) ?? '');
    if (text.length > room && shown.length > 0) break;
    room -= text.length;
    shown.push(text);
  }
  const others = order.slice(shown.length).map((name) => `- ${name} (${files.get(name)?.length ?? 0} characters)`);
  const rest = others.length === 0 ? [] : [`Other files, by \`demo\` with file = their name:\n${others.join('\n')}`];
  return [`Demo ${id} in ${framework}`, ...shown, ...rest].join('\n\n');
}
