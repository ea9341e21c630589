import type { Design } from './design';

const loaded = new Map<string, HTMLImageElement>();

/** The image of an item. It is loaded before the item is added, so drawing never has to wait. */
export const pictureOf = (source: string): HTMLImageElement | undefined => loaded.get(source);

export async function loadPictures({ items }: Design): Promise<void> {
  const sources = new Set(items.map(({ source }) => source).filter(Boolean));
  await Promise.all([...sources].map(loadPicture));
}

export async function loadPicture(source: string): Promise<void> {
  if (loaded.has(source)) return;
  const image = new Image();
  image.src = source;
  try {
    await image.decode();
  } catch {
    throw new Error('This browser cannot show one of the images.');
  }
  loaded.set(source, image);
}
