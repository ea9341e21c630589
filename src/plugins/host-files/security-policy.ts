/** What a site's pages need beside their own files. */
export interface PolicyNeeds {
  /** Source expressions of the scripts that stand in pages and in demos' frames. */
  scripts: readonly string[];
  /** Origins of scripts that the configuration switched on, and of what those ask for. */
  origins: readonly string[];
  /** Origins that the site's own scripts send requests to. */
  requests: readonly string[];
}

/** Where frames may come from and go to. A frame's own navigations are bound by it too. */
function frameSources(origins: readonly string[]): [string, ...string[]] {
  return ['frame-src', "'self'", 'blob:', ...origins];
}

/**
 * The part of the policy that pages carry themselves, for hosts that send no headers: the policy in a demo's frame cannot keep the
 * demo from navigating its frame to another host, with data in the address. Only that of the page around it can.
 *
 * @param origins of scripts that the configuration switched on, and of what those ask for
 */
export function pagePolicy(origins: readonly string[]): string {
  return frameSources(origins).join(' ');
}

/**
 * The content security policy of the site, for its pages and for the frames of demos, which inherit it. Demos' modules are
 * blobs; styles stand in attributes, which no hash can name.
 */
export function securityPolicy({ scripts, origins, requests }: PolicyNeeds): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...[...new Set(scripts)].sort(), 'blob:', ...origins],
    ['style-src', "'self'", "'unsafe-inline'", ...origins],
    ['img-src', "'self'", 'data:', 'blob:', ...origins],
    ['font-src', "'self'", 'data:', 'blob:', ...origins],
    ['connect-src', "'self'", 'data:', 'blob:', ...new Set([...requests, ...origins])],
    ['media-src', "'self'", 'data:', 'blob:'],
    ['worker-src', "'self'", 'blob:'],
    frameSources(origins),
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    // The playground opens a project elsewhere by a form, when the reader asks for it.
    ['form-action', "'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
    ['frame-ancestors', "'self'"],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}
