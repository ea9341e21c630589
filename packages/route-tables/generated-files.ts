import { isRecord } from '@site-packages/contracts';
import type { ClientManifest } from './route-chunks';
import type { ChunkNames } from './route-sections/chunk-leaves';

function isChunkNames(value: unknown): value is ChunkNames {
  if (typeof value === 'string') return true;
  if (Array.isArray(value)) return value.every(isChunkNames);
  return isRecordOfChunkNames(value);
}

function isRecordOfChunkNames(value: unknown): value is Record<string, ChunkNames> {
  return isRecord(value) && Object.values(value).every(isChunkNames);
}

function isScriptList(value: unknown): value is { file: string }[] {
  return Array.isArray(value) && value.every((each) => isRecord(each) && typeof each['file'] === 'string');
}

function isClientManifest(value: unknown): value is ClientManifest {
  if (!isRecord(value) || !isRecord(value['origins']) || !isRecord(value['assets'])) return false;
  const isId = (id: unknown) => typeof id === 'string' || typeof id === 'number';
  return (
    Object.values(value['origins']).every((ids) => Array.isArray(ids) && ids.every(isId)) &&
    Object.values(value['assets']).every(
      (files) => isRecord(files) && (files['js'] === undefined || isScriptList(files['js'])),
    )
  );
}

/**
 * Reads Docusaurus' `routesChunkNames.json`.
 *
 * @throws when it has another shape
 */
export function readChunkNames(json: string): Record<string, ChunkNames> {
  const value: unknown = JSON.parse(json);
  if (isRecordOfChunkNames(value)) return value;
  throw new Error('routesChunkNames.json has another form than this package knows: expected chunk names by route.');
}

/**
 * Reads Docusaurus' `client-manifest.json`.
 *
 * @throws when it has another shape
 */
export function readClientManifest(json: string): ClientManifest {
  const value: unknown = JSON.parse(json);
  if (isClientManifest(value)) return value;
  throw new Error('client-manifest.json has another form than this package knows: expected origins and assets.');
}
