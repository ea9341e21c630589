import type { CompiledDemo, CompiledModule } from '../model/compiled';
import { HELPER_NAME } from '../playground-frame/addresses';

/** Path of the module that runs the helper and then the program. */
const START = 'playground-start.js';

/** The helper's module, with a placeholder for each asset's URL, which the frame fills in. */
function helperModule(code: string, assets: readonly string[]): CompiledModule {
  let text = `${code}\nprepareFrame({`;
  const links = assets.map((name) => {
    text += `${JSON.stringify(name)}:"`;
    const at = text.length;
    text += '",';
    return { start: at, end: at, target: { kind: 'asset' as const, name } };
  });
  return { path: HELPER_NAME, code: `${text}});`, links };
}

function startModule(entry: string, hasDefault: boolean): CompiledModule {
  const paths = [HELPER_NAME, entry];
  let code = '';
  const links = paths.map((path, index) => {
    code += index === 1 && hasDefault ? 'export{default}from"' : 'import"';
    const at = code.length;
    code += '";';
    return { start: at, end: at, target: { kind: 'module' as const, path } };
  });
  return { path: START, code, links };
}

/**
 * Adds the playground's helper to a program, to run before the program's own modules. These keep their texts, so that every
 * location in them stays valid.
 *
 * @param code the helper's source: a script that defines `prepareFrame`
 * @param assets names of all assets that the program can reach by URL
 */
export function withHelper(compiled: CompiledDemo, code: string, assets: readonly string[]): CompiledDemo {
  const { entry, flavour, modules } = compiled;
  const own = modules.find(({ path }) => path === entry);
  const hasDefault = flavour !== 'vanilla';
  // A component that is not exported cannot be mounted; the frame reports that with the name of its file.
  if (own === undefined || (hasDefault && !/\bexport\s*(?:default\b|\{[^}]*\bdefault\b)/.test(own.code)))
    return compiled;
  return {
    ...compiled,
    entry: START,
    modules: [helperModule(code, assets), ...modules, startModule(entry, hasDefault)],
    assets: [...new Set([...compiled.assets, ...assets])],
  };
}
