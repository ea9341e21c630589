import Konva from 'konva';
import foxUrl from './fox.webp';
import mugUrl from './mug.webp';
import type { Sticker } from './sticker-document';

/** The values that the names in a document refer to. */
export const pictures: Record<Sticker['kind'], string> = { fox: foxUrl, mug: mugUrl };

export const filters: Record<Sticker['filter'], Konva.NodeConfig['filters']> = {
  none: [],
  grayscale: [Konva.Filters.Grayscale],
  sepia: [Konva.Filters.Sepia],
};

/** The attributes that all stickers share. */
export const look = { name: 'sticker', width: 80, height: 80, draggable: true };
