/** Languages that code on the site is written in. */
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

/** Other words for a language. `text` means code without colours. */
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

/** The language a word in a fence or a file's ending names; `undefined` when there is none. */
export function findLanguage(word: string): Language | 'text' | undefined {
  const name = word.toLowerCase();
  return LANGUAGES.find((language) => language === name) ?? OTHER_NAMES[name];
}

/** The language of a file by its ending; plain text when the ending says nothing. */
export function languageOfPath(path: string): Language | 'text' {
  return findLanguage(path.slice(path.lastIndexOf('.') + 1)) ?? 'text';
}
