/** Headers that a `_headers` file sets for an address; a later rule's header replaces an earlier one's. */
export function headersFor(file: string, address: string): Map<string, string> {
  const found = new Map<string, string>();
  let applies = false;
  for (const line of file.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (/^\S/.test(line)) applies = new RegExp(`^${line.trim().replaceAll('*', '.*')}$`).test(address);
    else if (applies) {
      const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
      found.set(name.toLowerCase(), value.trim());
    }
  }
  return found;
}

/** Rules of a `_redirects` file: from, to. */
export function redirectRules(file: string): { from: string; to: string }[] {
  return file.split('\n').flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    return from?.startsWith('/') && to !== undefined && status === '301' ? [{ from, to }] : [];
  });
}

/** The values of `add_header` in an nginx configuration, by lower-case name. */
export function nginxHeaders(file: string): Map<string, string> {
  return new Map(
    [...file.matchAll(/^\s*add_header (\S+) "([^"]*)" always;$/gm)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );
}
