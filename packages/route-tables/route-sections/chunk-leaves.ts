/** A record of Docusaurus' `routesChunkNames.json`: a tree whose leaves are chunk names. */
export type ChunkNames =
  | { [key: string]: ChunkNames | string | (ChunkNames | string)[] }
  | string
  | (ChunkNames | string)[];

/** Names of all chunks in such a record. */
export function chunkLeaves(value: ChunkNames | undefined): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return (Array.isArray(value) ? value : Object.values(value)).flatMap(chunkLeaves);
}
