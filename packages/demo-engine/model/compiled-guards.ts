import { isArrayOf, isCount, isRecord, isString, listOf, recordOf, withFields } from '@site-packages/contracts';
import type { CompiledDemo, CompiledMaps, CompiledModule, CompiledStyle, ModuleLink } from './compiled';
import { isFlavour } from './flavours';

function isModuleLink(value: unknown): value is ModuleLink {
  if (!isRecord(value) || !isCount(value['start']) || !isCount(value['end']) || value['end'] < value['start'])
    return false;
  const target = value['target'];
  if (!isRecord(target)) return false;
  if (target['kind'] === 'module') return isString(target['path']);
  if (target['kind'] === 'package') return isString(target['specifier']);
  return target['kind'] === 'asset' && isString(target['name']);
}

function isCompiledModule(value: unknown): value is CompiledModule {
  if (!isRecord(value) || !isString(value['path']) || !isString(value['code'])) return false;
  const { length } = value['code'];
  return isArrayOf(value['links'], isModuleLink) && value['links'].every((link) => link.end <= length);
}

/** True for a complete `CompiledDemo`. */
export const isCompiledDemo = withFields<CompiledDemo>({
  flavour: isFlavour,
  entry: isString,
  modules: listOf(isCompiledModule),
  styles: listOf(withFields<CompiledStyle>({ path: isString, css: isString })),
  html: isString,
  assets: listOf(isString),
  packages: listOf(isString),
});

/** True for the source maps of a flavor, by module path. */
export const isCompiledMaps = recordOf(
  withFields<CompiledMaps[string]>({
    version: (value) => value === 3,
    sources: listOf(isString),
    mappings: isString,
    names: listOf(isString),
  }),
);
