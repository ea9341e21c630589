/** Rules of a `_redirects` file: from, to. */
export function redirectRules(file: string): { from: string; to: string }[] {
  return file.split('\n').flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    return from?.startsWith('/') && to !== undefined && status === '301' ? [{ from, to }] : [];
  });
}

/** The values of `add_header` in nginx configuration files, by lower-case name. */
export function nginxHeaders(...texts: string[]): Map<string, string> {
  return new Map(
    [...texts.join('\n').matchAll(/^\s*add_header (\S+) "([^"]*)" always;$/gm)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );
}
