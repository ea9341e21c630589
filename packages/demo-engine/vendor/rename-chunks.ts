import { createHash } from 'node:crypto';
import { init, parse } from 'es-module-lexer';
import type { VendorImport } from '../model/published';

/** A chunk from the bundler; `imports` are file names of other chunks. */
export interface Chunk {
  fileName: string;
  name: string;
  code: string;
  imports: string[];
}

export interface NamedChunk {
  /** `#v/konva.1a2b3c4d`: the specifier with which other bundles import this one. */
  key: string;
  /** `konva.1a2b3c4d.js` */
  fileName: string;
  code: string;
  /** The bundles it imports, and the positions of their keys in the code. */
  imports: VendorImport[];
}

/**
 * Names each chunk by its content and writes that name, as a bare specifier, into the chunks that import it. The frame replaces
 * these specifiers with URLs, whether the bundle was fetched or inlined.
 *
 * @param apart keys of packages that are bundled apart, by specifier
 * @returns renamed chunks by the bundler's file name
 * @throws when chunks import each other in a cycle, or import a file that is not among them
 */
export async function renameChunks(
  chunks: readonly Chunk[],
  apart: Readonly<Record<string, string>> = {},
): Promise<Map<string, NamedChunk>> {
  await init;
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const done = new Map<string, NamedChunk>();
  const open = new Set<string>();
  const visit = (fileName: string): NamedChunk => {
    const ready = done.get(fileName);
    if (ready !== undefined) return ready;
    const chunk = byFile.get(fileName);
    if (chunk === undefined) throw new Error(`A vendor bundle imports ${fileName}, which was not written.`);
    if (open.has(fileName)) throw new Error(`Vendor bundles import each other in a circle at ${fileName}.`);
    open.add(fileName);
    const { code, imports } = rewriteImports(
      chunk.code,
      (specifier) => apart[specifier] ?? visit(specifier.replace(/^\.\//, '')).key,
      apart,
    );
    const named = { ...nameByContent(chunk.name, code), code, imports };
    done.set(fileName, named);
    return named;
  };
  for (const { fileName } of chunks) visit(fileName);
  return done;
}

/** A bundle's key and file name, with a digest of its code. */
export function nameByContent(name: string, code: string): Pick<NamedChunk, 'key' | 'fileName'> {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  const full = `${name.replace(/[^\w-]+/g, '-')}.${hash}`;
  return { key: `#v/${full}`, fileName: `${full}.js` };
}

function rewriteImports(
  code: string,
  keyOf: (specifier: string) => string,
  apart: Readonly<Record<string, string>>,
): Pick<NamedChunk, 'code' | 'imports'> {
  const [written] = parse(code);
  const imports: VendorImport[] = [];
  let result = '';
  let done = 0;
  for (const { specifier, start, end } of written) {
    if (typeof specifier !== 'string' || !(specifier.startsWith('./') || Object.hasOwn(apart, specifier))) {
      throw new Error(`A vendor bundle imports "${String(specifier)}", which is not bundled.`);
    }
    const key = keyOf(specifier);
    result += code.slice(done, start);
    imports.push({ key, start: result.length, end: result.length + key.length });
    result += key;
    done = end;
  }
  return { code: result + code.slice(done), imports };
}
