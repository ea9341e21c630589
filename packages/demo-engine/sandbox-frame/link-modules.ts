import type { CompiledModule } from '../model/compiled';

/** Scheme of the names that compiled modules carry in stacks and in the browser's own tools. */
export const SOURCE_SCHEME = 'demo://';

/** The name a module carries in stacks: `demo://App.tsx`. */
export function sourceName(path: string): string {
  return SOURCE_SCHEME + encodeURI(path);
}

/**
 * Makes one address per module, each after those it imports, with the imports' addresses written in.
 *
 * @param modules in dependency order, as the compiler gives them
 * @param assets address of each asset by name
 * @param createUrl makes an address for a module's final text
 * @returns module path to address
 * @throws when a module imports one that does not stand before it, or an asset that was not sent
 */
export function linkModules(
  modules: readonly CompiledModule[],
  assets: Readonly<Record<string, string>>,
  createUrl: (code: string) => string,
): Map<string, string> {
  const urls = new Map<string, string>();
  for (const module of modules) {
    let code = '';
    let done = 0;
    for (const link of [...module.links].sort((a, b) => a.start - b.start)) {
      const { target } = link;
      const url = target.kind === 'module' ? urls.get(target.path) : assets[target.name];
      if (url === undefined) {
        const missing = target.kind === 'module' ? `the file ${target.path}` : `the asset ${target.name}`;
        throw new Error(`${module.path} imports ${missing}, which is not there.`);
      }
      code += module.code.slice(done, link.start) + url;
      done = link.end;
    }
    code += module.code.slice(done);
    urls.set(module.path, createUrl(`${code}\n//# sourceURL=${sourceName(module.path)}`));
  }
  return urls;
}
