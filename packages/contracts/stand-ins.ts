/** A module that replaces another in a build. */
export interface StandIn {
  /** The import path to replace; with `from`, also the end of a relative import path. */
  request: string;
  /** Part of the importing file's path; without it, imports from any file are replaced. */
  from?: string;
  /** The replacement, a file in the package's folder of stand-ins. */
  file: string;
}

/** An import, as the bundler's `NormalModuleReplacementPlugin` passes it. */
export interface ModuleImport {
  request: string;
  contextInfo?: { issuer?: string };
}

/** The stand-in for a module that a file imports, if there is one. */
export function standInFor(list: readonly StandIn[], request: string, asking: string): StandIn | undefined {
  const file = asking.replaceAll('\\', '/');
  return list.find(({ request: asked, from }) => {
    if (from === undefined) return request === asked;
    return (request === asked || (request.startsWith('.') && request.endsWith(`/${asked}`))) && file.includes(from);
  });
}

/** The function by which that plugin replaces modules by stand-ins in a folder. */
export function replaceBy(folder: string, list: readonly StandIn[]): (asked: ModuleImport) => void {
  return (asked) => {
    const asking = asked.contextInfo?.issuer ?? '';
    // A stand-in that imports the module it replaces gets the original.
    if (asking.startsWith(folder)) return;
    const found = standInFor(list, asked.request, asking);
    if (found) asked.request = `${folder}/${found.file}`;
  };
}
