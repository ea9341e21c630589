/** What a site's pages need beside their own files. */
export interface PolicyNeeds {
  /** Source expressions of the scripts that stand in pages and in demos' frames. */
  scripts: readonly string[];
  /** Origins of scripts that the configuration switched on, and of what those ask for. */
  origins: readonly string[];
  /** Origins that the site's own scripts send requests to. */
  requests: readonly string[];
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
    ['frame-src', "'self'", 'blob:', ...origins],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    // The playground opens a project elsewhere by a form, when the reader asks for it.
    ['form-action', "'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
    ['frame-ancestors', "'self'"],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}
