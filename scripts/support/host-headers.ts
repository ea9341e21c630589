/** One rule of a `_headers` file. */
interface HeaderRule {
  address: RegExp;
  headers: [name: string, value: string][];
}

/** Reads the rules of a `_headers` file as static hosts do: a URL pattern in which `*` matches anything, and indented headers below it. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (/^\S/.test(line)) {
      const pattern = line
        .trim()
        .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*');
      rules.push({ address: new RegExp(`^${pattern}$`), headers: [] });
      continue;
    }
    const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    rules.at(-1)?.headers.push([name.toLowerCase(), value.trim()]);
  }
  return rules;
}

/** The headers that the rules set for a URL, by lower-case name. A later rule replaces headers of earlier ones. */
export function headersOf(rules: readonly HeaderRule[], address: string): Map<string, string> {
  return new Map(rules.flatMap((rule) => (rule.address.test(address) ? rule.headers : [])));
}
