/**
 * Loader for the bundler: replaces text of a module before it is read. Plain JavaScript, because the bundler itself loads it.
 *
 * @this {{ getOptions(): { search: string, replacement: string } }} `search` is a regular expression
 * @param {string} text
 * @returns {string}
 */
export default function replaceText(text) {
  const { search, replacement } = this.getOptions();
  return text.replace(new RegExp(search, 'g'), replacement);
}
