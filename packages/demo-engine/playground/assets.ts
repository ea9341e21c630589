import type { SourceFile } from '../model/demo';

/** A kind of file that code imports for its URL, by extension. */
interface AssetKind {
  type: string;
  /** True when its text is the file's content, which can be edited. The text of other files is their bytes in base64. */
  isText?: boolean;
  isPicture?: boolean;
  /** The file's magic bytes, as characters; a question mark matches any byte. */
  begins?: readonly string[];
}

const JPEG: AssetKind = { type: 'image/jpeg', isPicture: true, begins: ['\xff\xd8\xff'] };
const AVIF: AssetKind = { type: 'image/avif', isPicture: true, begins: ['????ftypavif', '????ftypavis'] };
const JSON_TEXT: AssetKind = { type: 'application/json', isText: true };

const KINDS: Readonly<Record<string, AssetKind>> = {
  png: { type: 'image/png', isPicture: true, begins: ['\x89PNG\r\n\x1a\n'] },
  jpg: JPEG,
  jpeg: JPEG,
  webp: { type: 'image/webp', isPicture: true, begins: ['RIFF????WEBP'] },
  gif: { type: 'image/gif', isPicture: true, begins: ['GIF87a', 'GIF89a'] },
  avif: AVIF,
  svg: { type: 'image/svg+xml', isPicture: true, isText: true },
  json: JSON_TEXT,
  geojson: JSON_TEXT,
  csv: { type: 'text/csv', isText: true },
  txt: { type: 'text/plain', isText: true },
  woff2: { type: 'font/woff2', begins: ['wOF2'] },
  woff: { type: 'font/woff', begins: ['wOFF'] },
  ttf: { type: 'font/ttf', begins: ['\x00\x01\x00\x00', 'true'] },
  mp3: { type: 'audio/mpeg', begins: ['ID3', '\xff\xfb', '\xff\xf3', '\xff\xf2'] },
  wav: { type: 'audio/wav', begins: ['RIFF????WAVE'] },
  ogg: { type: 'audio/ogg', begins: ['OggS'] },
  mp4: { type: 'video/mp4', begins: ['????ftyp'] },
  webm: { type: 'video/webm', begins: ['\x1a\x45\xdf\xa3'] },
  otf: { type: 'font/otf', begins: ['OTTO'] },
};

/** Maximum size of one file, in bytes. Larger files would make every draft, run and download slow. */
export const MAX_ASSET_BYTES = 2_000_000;

/** Extensions of all files other than code, for a file picker and for messages. */
export const ASSET_ENDINGS: readonly string[] = Object.keys(KINDS);

function kindOf(path: string): AssetKind | undefined {
  const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined;
}

/** True for a picture, a font or data: code imports its URL. */
export function isAssetPath(path: string): boolean {
  return kindOf(path) !== undefined;
}

/** True for a picture. */
export function isPicturePath(path: string): boolean {
  return kindOf(path)?.isPicture === true;
}

/** True for a file whose text is its bytes in base64. */
export function isBinaryPath(path: string): boolean {
  const kind = kindOf(path);
  return kind !== undefined && kind.isText !== true;
}

/** The media type of an asset. */
export function assetType(path: string): string {
  return kindOf(path)?.type ?? 'application/octet-stream';
}

/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  // In chunks, because a call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

/** Decodes base64; undefined when the text is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text);
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** An asset's content: bytes, or text for files that can be edited. */
export function contentOf({ path, text }: SourceFile): Uint8Array<ArrayBuffer> | string {
  return isBinaryPath(path) ? (fromBase64(text) ?? new Uint8Array()) : text;
}

/** An asset as a blob for the frame. */
export function assetBlob(file: SourceFile): Blob {
  return new Blob([contentOf(file)], { type: assetType(file.path) });
}

/**
 * An asset as a data URL, which has no origin: unlike with an object URL, scripts in a picture do not run in this site's origin
 * when it is opened in its own tab.
 */
export function dataAddress(file: SourceFile): string {
  const base64 = isBinaryPath(file.path) ? file.text : toBase64(new TextEncoder().encode(file.text));
  return `data:${assetType(file.path)};base64,${base64}`;
}

/** Size of a project's file in bytes. */
export function sizeOf({ path, text }: SourceFile): number {
  if (!isBinaryPath(path)) return new TextEncoder().encode(text).length;
  return Math.floor((text.replace(/=+$/, '').length * 3) / 4);
}

/** `3 bytes`, `12 kB`, `1.3 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function beginsAs(bytes: Uint8Array, pattern: string): boolean {
  return [...pattern].every((sign, at) => sign === '?' || bytes[at] === sign.charCodeAt(0));
}

/** The problem of a file that is too large for a project; checked before reading it. */
export function sizeProblem(path: string, bytes: number): string | undefined {
  if (bytes <= MAX_ASSET_BYTES) return undefined;
  return `${path} has ${sizeText(bytes)}; a file here has at most ${sizeText(MAX_ASSET_BYTES)}. Make it smaller, for example as WebP at the size it is drawn.`;
}

/**
 * Why a file's content cannot be used; undefined when it can. The extension determines the type, and the first bytes must match it.
 *
 * @param path the file's name in the project
 */
export function contentProblem(path: string, bytes: Uint8Array): string | undefined {
  const tooLarge = sizeProblem(path, bytes.length);
  if (tooLarge !== undefined) return tooLarge;
  const kind = kindOf(path);
  if (kind === undefined) return undefined;
  if (bytes.length === 0 && kind.isText !== true) return `${path} is empty.`;
  if (kind.begins !== undefined && !kind.begins.some((pattern) => beginsAs(bytes, pattern))) {
    return `${path} is not what its ending says. Give the file the ending of what it is.`;
  }
  if (path.toLowerCase().endsWith('.svg') && bytes.length > 0 && !/<svg[\s>]/.test(new TextDecoder().decode(bytes))) {
    return `${path} has no <svg> element.`;
  }
  return undefined;
}
