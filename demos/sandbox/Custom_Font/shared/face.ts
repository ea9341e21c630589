import { FONT, WEIGHTS } from './coffee';

/** Loads a font file and makes it known to the page. Throws if there is no font at the URL. */
export async function loadFace(address: string): Promise<FontFace> {
  const weight = `${WEIGHTS.least} ${WEIGHTS.most}`; // a variable font has all weights in this range
  const face = new FontFace(FONT, `url("${address}")`, { weight });
  await face.load();
  document.fonts.add(face);
  return face;
}

/** Removes the font from the page. */
export function dropFace(face: FontFace | undefined) {
  if (face) document.fonts.delete(face);
}

/** The width of a text at a size of 100, in the font that the browser has loaded now. */
export function widthOf(text: string, weight: number, family: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = `${weight} 100px ${family}`;
  return context.measureText(text).width;
}
