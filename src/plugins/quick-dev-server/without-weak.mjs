/**
 * Loader for the bundler: the generator's table of chunks names every module a second time, for the server's use. By that name alone
 * the bundler would compile it. Plain JavaScript, because the bundler itself loads it.
 *
 * @param {string} text
 * @returns {string}
 */
export default function withoutWeak(text) {
  return text.replaceAll(/require\.resolveWeak\(("[^"]+")\)/g, '$1');
}
