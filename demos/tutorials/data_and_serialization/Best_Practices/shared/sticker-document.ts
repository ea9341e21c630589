import type Konva from 'konva';

export const kinds = ['fox', 'mug'] as const;
export const filterNames = ['none', 'grayscale', 'sepia'] as const;

export interface Sticker {
  id: string;
  kind: (typeof kinds)[number];
  x: number;
  y: number;
  filter: (typeof filterNames)[number];
}

/** The saved data. It is immutable: each change returns a new document. */
export interface StickerDocument {
  version: typeof VERSION;
  stickers: readonly Sticker[];
}

export const VERSION = 2;

export const start: StickerDocument = {
  version: VERSION,
  stickers: [
    { id: '1', kind: 'fox', x: -140, y: 30, filter: 'none' },
    { id: '2', kind: 'mug', x: -40, y: 100, filter: 'none' },
    { id: '3', kind: 'fox', x: 60, y: 30, filter: 'grayscale' },
  ],
};

export function addSticker(document: StickerDocument, kind: Sticker['kind']): StickerDocument {
  const { stickers } = document;
  const id = String(1 + Math.max(0, ...stickers.map((sticker) => Number(sticker.id))));
  const place = { x: -140 + 70 * (stickers.length % 4), y: 110 };
  return { ...document, stickers: [...stickers, { id, kind, ...place, filter: 'none' }] };
}

export function moveStickers(
  document: StickerDocument,
  moves: ReadonlyMap<string, Konva.Vector2d>,
): StickerDocument {
  const stickers = document.stickers.map((sticker) => {
    const place = moves.get(sticker.id);
    return place ? { ...sticker, ...place } : sticker;
  });
  return { ...document, stickers };
}

export function nextFilter(document: StickerDocument, id: string): StickerDocument {
  const stickers = document.stickers.map((sticker) => {
    if (sticker.id !== id) return sticker;
    const next = (filterNames.indexOf(sticker.filter) + 1) % filterNames.length;
    return { ...sticker, filter: filterNames[next] ?? 'none' };
  });
  return { ...document, stickers };
}
