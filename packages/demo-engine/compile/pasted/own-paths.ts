/** Names that projects give to their folder of sources. */
const ALIAS = /^(?:@\/|~\/|@src\/|src\/|\$lib\/|#\/|\/(?!\/))(?:src\/)?/;

/** The path in the reader's project that an alias stands for: `@/components/Box` is `components/Box`; undefined for packages. */
export function ownPath(specifier: string): string | undefined {
  return ALIAS.test(specifier) ? specifier.replace(ALIAS, '') : undefined;
}

/** The name that a file of the project would have: an import may leave its extension out. */
function fileName(path: string, importer: string): string {
  if (/\.\w+$/.test(path)) return path;
  const ending = /\.(\w+)$/.exec(importer)?.[1] ?? 'ts';
  const isComponent = /(?:^|\/)[A-Z][^/]*$/.test(path);
  const forCode = ending.startsWith('js') ? 'js' : 'ts';
  return `${path}.${isComponent ? ending : forCode}`;
}

/** What to do about an import of a file that the playground does not have. */
export function addFileAdvice(path: string, importer: string, specifier: string): string {
  return `"${specifier}" is a path of your project: add ${fileName(path, importer)} with Add file.`;
}
