/** What a site's pages need in addition to their own files. */
export interface PolicyNeeds {
  /** Source expressions of the inline scripts in pages and in the demos' iframes. */
  scripts: readonly string[];
  /** Origins of scripts that the configuration enables, and of what these request. */
  origins: readonly string[];
  /** Origins that the site's own scripts send requests to. */
  requests: readonly string[];
}

/** Where iframes may be loaded from. It also restricts an iframe's own navigations. */
function frameSources(origins: readonly string[]): [string, ...string[]] {
  return ['frame-src', "'self'", 'blob:', ...origins];
}

/**
 * The part of the policy that is in the pages themselves, for hosts that send no headers. The policy inside a demo's iframe cannot keep the
 * demo from navigating the iframe to another host, with data in the URL; only the policy of the page around it can.
 *
 * @param origins origins of scripts that the configuration enables, and of what these request
 */
export function pagePolicy(origins: readonly string[]): string {
  return frameSources(origins).join(' ');
}

/**
 * The Content Security Policy of the site, for its pages and for the demos' iframes, which inherit it. The demos' modules are blobs, and
 * there are styles in attributes, which hashes cannot allow.
 */
export function securityPolicy({ scripts, origins, requests }: PolicyNeeds): string {
  const directives: [string, ...string[]][] = [
    // For what no directive below names: Firefox wants it for the scripts that a page prefetches, as well as `script-src`.
    ['default-src', "'self'"],
    ['script-src', "'self'", ...[...new Set(scripts)].sort(), 'blob:', ...origins],
    ['style-src', "'self'", "'unsafe-inline'", ...origins],
    ['img-src', "'self'", 'data:', 'blob:', ...origins],
    ['font-src', "'self'", 'data:', 'blob:', ...origins],
    ['connect-src', "'self'", 'data:', 'blob:', ...new Set([...requests, ...origins])],
    ['media-src', "'self'", 'data:', 'blob:'],
    ['worker-src', "'self'", 'blob:'],
    frameSources(origins),
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    // The playground submits a form to open a project elsewhere, when the reader asks for it.
    ['form-action', "'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
    ['frame-ancestors', "'self'"],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}
