import { Inflate, deflateSync, strFromU8, strToU8 } from 'fflate';
import { ENTRY_FILES, isFlavour, isRecord, type SourceFile } from '../model';
import { assetName } from '../compile/specifiers';
import { contentProblem, fromBase64, isAssetPath, isBinaryPath, isPicturePath, sizeOf, sizeText } from './assets';
import { isKonvaVersion } from './konva-choice';
import { isFilePath, MAX_FILES, type PlaygroundProject } from './project';

/** Name of the URL fragment's parameter: `/play#code=…`. */
const SHARE_PARAMETER = 'code';

/** Maximum length of a link's fragment, in characters. Chat and mail programs cut longer URLs. */
export const MAX_LINK_CHARACTERS = 32_000;

/** Maximum number of bytes that a link may unpack to; guards against decompression bombs. */
const MAX_UNPACKED_BYTES = 1_000_000;

/** Version of links with code only. */
const CODE_VERSION = 1;
/** Version of links with code and the files that it imports for their URL; binary files are in base64. */
const FILES_VERSION = 2;
/** Version of links that also name the version of Konva. */
const KONVA_VERSION = 3;

export type ShareResult =
  | { ok: true; fragment: string; characters: number }
  | { ok: false; characters: number; message: string };

export type OpenResult = { ok: true; project: PlaygroundProject } | { ok: false; message: string };

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function inflateWithin(bytes: Uint8Array, limit: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((chunk) => {
    length += chunk.length;
    if (length > limit) throw new RangeError('unpacked text is too large');
    chunks.push(chunk);
  });
  inflate.push(bytes, true);
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

/**
 * Packs a project into the fragment of a playground URL: JSON, UTF-8, deflate, base64url.
 * @returns the fragment without `#`, and its length; a message when the link would be too long
 */
export function toShareFragment(project: PlaygroundProject): ShareResult {
  const json = JSON.stringify({
    v: versionOf(project),
    flavour: project.flavour,
    title: project.title,
    base: project.base,
    konva: project.konva,
    files: project.files.map((file) => [file.path, file.text]),
  });
  const fragment = `${SHARE_PARAMETER}=${toBase64Url(deflateSync(strToU8(json), { level: 9 }))}`;
  const characters = fragment.length;
  if (characters > MAX_LINK_CHARACTERS) {
    return {
      ok: false,
      characters,
      message:
        `The code makes a link of ${characters.toLocaleString('en')} characters; at most ` +
        `${MAX_LINK_CHARACTERS.toLocaleString('en')} travel safely. ${shorter(project)}`,
    };
  }
  return { ok: true, fragment, characters };
}

/** The oldest version that has what the project needs, so that older copies of the site can read the link. */
function versionOf({ files, konva }: PlaygroundProject): number {
  if (konva !== undefined) return KONVA_VERSION;
  return files.some(({ path }) => isAssetPath(path)) ? FILES_VERSION : CODE_VERSION;
}

/** Advice about a link that is too long; about a picture, if that is what makes it long. */
function shorter({ files }: PlaygroundProject): string {
  const [largest] = files.filter(({ path }) => isAssetPath(path)).sort((a, b) => sizeOf(b) - sizeOf(a));
  if (largest === undefined || sizeOf(largest) < 4000) return 'Shorten it, or use Download project.';
  const advice = isPicturePath(largest.path)
    ? 'make it smaller, for example as WebP at the size it is drawn'
    : 'shorten it';
  return `${largest.path} has ${sizeText(sizeOf(largest))}: ${advice}, leave it out, or use Download project.`;
}

function isFileList(value: unknown): value is [string, string][] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= MAX_FILES &&
    value.every(
      (file) =>
        Array.isArray(file) &&
        file.length === 2 &&
        typeof file[0] === 'string' &&
        isFilePath(file[0]) &&
        typeof file[1] === 'string',
    )
  );
}

/** Whether files other than code match their extensions, and the link's version allows them. */
function areAssets(files: readonly SourceFile[], version: number): boolean {
  const names = new Set(files.map(({ path }) => assetName(path)));
  if (names.size !== files.length) return false;
  // Links of the first version, which other programs may write, can have data: it is text like code.
  if (version === CODE_VERSION && files.some(({ path }) => isBinaryPath(path))) return false;
  return files.every(({ path, text }) => {
    const bytes = isBinaryPath(path) ? fromBase64(text) : strToU8(text);
    return bytes !== undefined && contentProblem(path, bytes) === undefined;
  });
}

/** Reads a link's content. It checks everything and runs none of it. */
function readProject(value: unknown): PlaygroundProject | undefined {
  if (!isRecord(value)) return undefined;
  const { v, flavour, title, base, konva, files } = value;
  if (v !== CODE_VERSION && v !== FILES_VERSION && v !== KONVA_VERSION) return undefined;
  if (v === KONVA_VERSION ? !isKonvaVersion(konva) : konva !== undefined) return undefined;
  if (!isFlavour(flavour) || typeof title !== 'string' || !isFileList(files)) return undefined;
  if (
    base !== undefined &&
    (typeof base !== 'string' || !/^[\w.-]+(?:\/[\w.-]+)*$/.test(base) || base.split('/').includes('..'))
  )
    return undefined;
  const list: SourceFile[] = files.map(([path, text]) => ({ path, text }));
  const paths = new Set(list.map((file) => file.path));
  if (paths.size !== list.length || !paths.has(ENTRY_FILES[flavour])) return undefined;
  if (
    !areAssets(
      list.filter(({ path }) => isAssetPath(path)),
      v,
    )
  )
    return undefined;
  return {
    flavour,
    title: title.slice(0, 120),
    files: list,
    ...(typeof base === 'string' ? { base } : {}),
    ...(isKonvaVersion(konva) ? { konva } : {}),
  };
}

/**
 * Unpacks the project from a URL fragment.
 * @param fragment with or without `#`
 * @returns undefined when the fragment contains no code; a message for the reader when it is broken
 */
export function fromShareFragment(fragment: string): OpenResult | undefined {
  const packed = new RegExp(`^#?(?:.*&)?${SHARE_PARAMETER}=([^&]*)`).exec(fragment)?.[1];
  if (packed === undefined) return undefined;
  if (packed.length > MAX_LINK_CHARACTERS) {
    return {
      ok: false,
      message: 'The link is too long to be one that this playground made. Ask for the project as a file.',
    };
  }
  try {
    const bytes = inflateWithin(fromBase64Url(packed), MAX_UNPACKED_BYTES);
    const project = readProject(JSON.parse(strFromU8(bytes)));
    if (project) return { ok: true, project };
  } catch {
    // Truncated, altered or never a playground link: the message below says what to do.
  }
  return {
    ok: false,
    message:
      'The code in this link cannot be read: a part of the address is missing or was changed. Copy the whole link again.',
  };
}
