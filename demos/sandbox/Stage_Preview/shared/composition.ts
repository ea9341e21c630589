/** The picture of a stamp: discs on dark paper. This file does not depend on Konva. Lengths are units of the picture. */
export const PICTURE = { width: 400, height: 300 };
/** More discs than this would hide each other. */
export const MAX = 24;

export interface Point {
  x: number;
  y: number;
}

/** A disc of rings. `palette` is a place in the list of palettes. */
export interface Disc extends Point {
  id: number;
  radius: number;
  palette: number;
}

export const PALETTES = 6;

/** What a first visit shows. */
export const firstDiscs: readonly Disc[] = [
  { id: 1, x: 138, y: 142, radius: 84, palette: 0 },
  { id: 2, x: 272, y: 92, radius: 46, palette: 1 },
  { id: 3, x: 300, y: 206, radius: 58, palette: 2 },
  { id: 4, x: 206, y: 226, radius: 32, palette: 3 },
  { id: 5, x: 58, y: 56, radius: 26, palette: 4 },
  { id: 6, x: 352, y: 50, radius: 18, palette: 5 },
];

/** The nearest point at which the center of a disc may be: on the picture. */
export const onPicture = ({ x, y }: Point): Point => ({
  x: Math.min(PICTURE.width, Math.max(0, x)),
  y: Math.min(PICTURE.height, Math.max(0, y)),
});

export const moveDisc = (discs: readonly Disc[], id: number, to: Point): readonly Disc[] =>
  discs.map((disc) => (disc.id === id ? { ...disc, ...onPicture(to) } : disc));

/** Adds a disc at a point, with a size and colors of its own. A full picture stays as it is. */
export function addDisc(discs: readonly Disc[], at: Point): readonly Disc[] {
  if (discs.length >= MAX) return discs;
  const id = 1 + Math.max(0, ...discs.map((disc) => disc.id));
  const radius = 16 + ((id * 17) % 37);
  return [...discs, { id, ...onPicture(at), radius, palette: id % PALETTES }];
}

export const removeDisc = (discs: readonly Disc[], id: number): readonly Disc[] =>
  discs.filter((disc) => disc.id !== id);

/** What the status line says after a change. */
export function describe(discs: readonly Disc[]): string {
  if (discs.length === 0) return 'The stamp is empty. Double-click the picture to add a disc.';
  const full = discs.length >= MAX ? ' No more fit.' : '';
  return `${discs.length} ${discs.length === 1 ? 'disc' : 'discs'}.${full}`;
}

export const CENTER: Point = { x: PICTURE.width / 2, y: PICTURE.height / 2 };
