import { assetName } from '../compile/specifiers';
import type { SourceFile } from '../model/demo';
import { contentProblem, isBinaryPath, sizeProblem, toBase64 } from './assets';
import { addFile, fileNameProblem, type PlaygroundProject } from './project';

/** The result of reading files that a reader picked, dropped or pasted. */
export interface Incoming {
  /** Files to add, under names that the project does not have. */
  files: SourceFile[];
  /** Why each of the other files was rejected. */
  problems: string[];
}

/** The part of a browser's `File` that is used; tests pass their own. */
export interface GivenFile {
  name: string;
  size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A file name for the project: characters that are not allowed become dashes. */
function plainName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(assetName(name)) ?? [];
  const plain = stem
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return (plain || 'file').slice(0, 60) + ending.toLowerCase();
}

/** The name itself, or the name with a number: `cat-2.png`. */
function freeName(project: PlaygroundProject, name: string): string {
  const isTaken = (one: string) => project.files.some(({ path }) => assetName(path) === one);
  if (!isTaken(name)) return name;
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? [];
  for (let number = 2; ; number += 1) {
    const other = `${stem}-${number}${ending}`;
    if (!isTaken(other)) return other;
  }
}

function readText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads files for a project and reports those that it cannot use. It runs none of their code. */
export async function readIncoming(project: PlaygroundProject, given: readonly GivenFile[]): Promise<Incoming> {
  let after = project;
  const problems: string[] = [];
  for (const file of given) {
    const path = freeName(after, plainName(file.name));
    const nameProblem = fileNameProblem(after, path);
    if (nameProblem !== undefined) {
      problems.push(`${file.name} was not added. ${nameProblem}`);
      continue;
    }
    const tooLarge = sizeProblem(path, file.size);
    if (tooLarge !== undefined) {
      problems.push(tooLarge);
      continue;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    const problem = contentProblem(path, bytes);
    const text = isBinaryPath(path) ? toBase64(bytes) : readText(bytes);
    if (problem !== undefined || text === undefined) {
      problems.push(problem ?? `${path} is not text in UTF-8.`);
      continue;
    }
    after = addFile(after, path, text);
  }
  return { files: after.files.slice(project.files.length), problems };
}
