/**
 * URLs of CDNs, up to the package's name: `https://unpkg.com/`, `https://cdn.jsdelivr.net/npm/`. The package follows, with or
 * without a version, and a file in it.
 */
const HOSTS: readonly RegExp[] = [
  /^(?:unpkg\.com|esm\.unpkg\.com|esm\.run|esm\.sh|cdn\.esm\.sh|cdn\.skypack\.dev|jspm\.dev|esm\.jspm\.io)\/(?:(?:v\d+|stable|pin)\/)?/,
  /^(?:cdn|fastly)\.jsdelivr\.net\/(?:npm\/|gh\/konvajs\/)/,
  /^ga\.jspm\.io\/npm:/,
  /^cdnjs\.cloudflare\.com\/ajax\/libs\//,
  /^(?:www\.)?bootcdn\.(?:net|cn)\/|^cdn\.bootcdn\.net\/ajax\/libs\//,
];

/** Files that contain a whole package, by the start of their path in it. */
const WHOLE = /^(?:\+esm|dist\/|umd\/|cjs\/|es\d*\/|esm\/|build\/|[\w.-]+\.(?:m?js|cjs)$)/;

/**
 * The package import that a CDN URL stands for: `https://unpkg.com/konva@9/konva.min.js` is `konva`.
 *
 * @returns undefined for anything but a package's URL
 */
export function packageAt(address: string): string | undefined {
  const place = /^(?:https?:)?\/\/([^?#]+)/.exec(address)?.[1];
  if (place === undefined) return /^npm:(@?[^@]+)/.exec(address)?.[1]?.replace(/\/$/, '');
  const host = HOSTS.find((pattern) => pattern.test(place));
  if (host === undefined) return undefined;
  const rest = place.replace(host, '').replace(/^\*/, '');
  const [, name = '', path = ''] = /^((?:@[^/]+\/)?[^/@]+)(?:@[^/]*)?\/?(.*)$/.exec(rest) ?? [];
  // On cdnjs the version is a folder.
  const file = path.replace(/^\d+(?:\.\d+)*[\w.-]*(?:\/|$)/, '').replace(/\/$/, '');
  if (name === 'react-dom' && /^client(?:\.js)?$/.test(file)) return 'react-dom/client';
  const isWhole = file === '' || WHOLE.test(file);
  return isWhole ? name : `${name}/${file}`;
}
