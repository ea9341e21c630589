/** A record of the generator's `routesChunkNames.json`: nested, its leaves are names of chunks. */
export type ChunkNames =
  { [key: string]: ChunkNames | string | (ChunkNames | string)[] } | string | (ChunkNames | string)[];

/** Names of all chunks in a record of the generator. */
export function chunkLeaves(value: ChunkNames | undefined): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return (Array.isArray(value) ? value : Object.values(value)).flatMap(chunkLeaves);
}
