/** Languages of the site's code. */
export const LANGUAGES = [
  'ts',
  'tsx',
  'js',
  'jsx',
  'vue',
  'svelte',
  'html',
  'css',
  'json',
  'bash',
  'diff',
  'md',
] as const;

export type Language = (typeof LANGUAGES)[number];

/** Aliases of the languages. `text` is code without highlighting. */
const OTHER_NAMES: Readonly<Record<string, Language | 'text'>> = {
  typescript: 'ts',
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  mts: 'ts',
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  zsh: 'bash',
  markdown: 'md',
  mdx: 'md',
  xml: 'html',
  svg: 'html',
  jsonc: 'json',
  txt: 'text',
  text: 'text',
  plain: 'text',
  plaintext: 'text',
  '': 'text',
};

/** The language for a fence's language or a file's extension; undefined when it is unknown. */
export function findLanguage(word: string): Language | 'text' | undefined {
  const name = word.toLowerCase();
  return LANGUAGES.find((language) => language === name) ?? OTHER_NAMES[name];
}

/** A file's language by its extension; plain text when the extension is unknown. */
export function languageOfPath(path: string): Language | 'text' {
  return findLanguage(path.slice(path.lastIndexOf('.') + 1)) ?? 'text';
}
