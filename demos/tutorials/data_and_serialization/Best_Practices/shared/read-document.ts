import {
  filterNames,
  kinds,
  VERSION,
  type Sticker,
  type StickerDocument,
} from './sticker-document';

type Data = Record<string, unknown>;

/** Each function converts a document of one version to the next version. */
const migrations = new Map<unknown, (old: Data) => Data>([
  [
    1,
    // In version 1, items had no ids, and their only filter was on or off.
    ({ items }) => ({
      version: 2,
      stickers: readList(items).map(({ picture, gray, ...place }, index) => ({
        ...place,
        id: String(index + 1),
        kind: picture,
        filter: gray === true ? 'grayscale' : 'none',
      })),
    }),
  ],
]);

/** Reads a document of this or an older version. Throws an error that says what is wrong with the text. */
export function readDocument(text: string): StickerDocument {
  let data = readRecord(parse(text));
  for (let next = migrations.get(data.version); next; next = migrations.get(data.version)) {
    data = next(data);
  }
  if (data.version !== VERSION) throw new Error(`Version ${String(data.version)} is unknown.`);
  return { version: VERSION, stickers: readList(data.stickers).map(readSticker) };
}

function readSticker({ id, x, y, ...names }: Data): Sticker {
  const kind = kinds.find((name) => name === names.kind);
  if (!kind) throw new Error(`There is no sticker ${String(names.kind)}.`);
  if (typeof id !== 'string' || !isPlace(x) || !isPlace(y)) {
    throw new Error(`A ${kind} has no id or no position.`);
  }
  // An unknown filter must not make the drawing unreadable.
  const filter = filterNames.find((name) => name === names.filter) ?? 'none';
  return { id, kind, x, y, filter };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error('This is not JSON.', { cause: error });
  }
}

function readRecord(value: unknown): Data {
  if (!isRecord(value)) throw new Error('This is not a drawing.');
  return value;
}

function readList(value: unknown): Data[] {
  if (!Array.isArray(value)) throw new Error('The list of stickers is missing.');
  return value.map(readRecord);
}

const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlace = (value: unknown): value is number => Number.isFinite(value);
