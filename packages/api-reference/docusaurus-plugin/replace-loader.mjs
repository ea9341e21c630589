/**
 * Bundler loader: replaces text in a module's source before it is parsed. It is plain JavaScript, because the bundler loads it directly.
 *
 * @this {{ getOptions(): { search: string, replacement: string } }} `search` is a regular expression
 * @param {string} text
 * @returns {string}
 */
export default function replaceText(text) {
  const { search, replacement } = this.getOptions();
  return text.replace(new RegExp(search, 'g'), replacement);
}
