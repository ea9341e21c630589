import { isArrayOf, isCount, isRecord, isRecordOf, isString } from '@site-packages/contracts';
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

function isCompiledStyle(value: unknown): value is CompiledStyle {
  return isRecord(value) && isString(value['path']) && isString(value['css']);
}

/** True for a complete `CompiledDemo`, whether it came by message or from a file. */
export function isCompiledDemo(value: unknown): value is CompiledDemo {
  return (
    isRecord(value) &&
    isFlavour(value['flavour']) &&
    isString(value['entry']) &&
    isArrayOf(value['modules'], isCompiledModule) &&
    isArrayOf(value['styles'], isCompiledStyle) &&
    isString(value['html']) &&
    isArrayOf(value['assets'], isString) &&
    isArrayOf(value['packages'], isString)
  );
}

type CompiledMap = CompiledMaps[string];

function isCompiledMap(value: unknown): value is CompiledMap {
  return (
    isRecord(value) &&
    value['version'] === 3 &&
    isArrayOf(value['sources'], isString) &&
    isString(value['mappings']) &&
    isArrayOf(value['names'], isString)
  );
}

/** True for the source maps of a flavor, by module path. */
export function isCompiledMaps(value: unknown): value is CompiledMaps {
  return isRecordOf(value, isCompiledMap);
}
