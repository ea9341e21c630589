type ChunkId = string | number;

/** What the bundler gives its modules: loads a chunk, the name of its file, the folder of all files. */
declare const __webpack_require__: {
  e: (chunk: ChunkId) => Promise<unknown>;
  u: (chunk: ChunkId) => string;
  p: string;
};

/**
 * The addresses of the files that an import would load, without loading them. The import is begun with a loader that only
 * listens, so no second table of names has to come with every page.
 */
export function addressesOf(load: () => unknown): string[] {
  const chunks: ChunkId[] = [];
  const loadChunk = __webpack_require__.e;
  __webpack_require__.e = (chunk) => {
    chunks.push(chunk);
    return new Promise(() => undefined);
  };
  try {
    load();
  } finally {
    __webpack_require__.e = loadChunk;
  }
  const files = chunks.map((chunk) => __webpack_require__.u(chunk));
  // A chunk of styles only has no script; all styles are in the one sheet.
  return files.filter((file) => !file.includes('undefined')).map((file) => __webpack_require__.p + file);
}
