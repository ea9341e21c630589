/**
 * Bundler loader: Docusaurus' table of chunks mentions every module a second time, in `require.resolveWeak`, for the server. That mention
 * alone would make the bundler compile the module. This is plain JavaScript, because the bundler itself loads it.
 *
 * @param {string} text
 * @returns {string}
 */
export default function withoutWeak(text) {
  return text.replaceAll(/require\.resolveWeak\(("[^"]+")\)/g, '$1');
}
