import { strToU8, zipSync, type Zippable } from 'fflate';
import type { ProjectFile } from './vite-project';

/**
 * Packs files into a zip archive under one folder.
 * @param folder name of the folder the archive unpacks to
 */
export function zipProject(folder: string, files: readonly ProjectFile[]): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  for (const file of files) {
    entries[`${folder}/${file.path}`] = typeof file.content === 'string' ? strToU8(file.content) : file.content;
  }
  const packed = zipSync(entries, { level: 6 });
  return new Uint8Array(packed);
}
