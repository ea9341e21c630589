import canal from './canal.webp';
import harbor from './harbor.webp';
import lake from './lake.webp';

const ADDRESSES: Record<string, string> = { canal, harbor, lake };

export type Pictures = ReadonlyMap<string, HTMLImageElement>;

/**
 * Loads all pictures. One that fails is left out: its slide stays dark.
 *
 * @param report gets the pictures when all of them are there
 * @returns a function after which nothing is reported
 */
export function loadPictures(report: (pictures: Pictures) => void): () => void {
  let isOver = false;
  const load = async ([id, address]: [string, string]) => {
    const image = document.createElement('img');
    image.src = address;
    try {
      await image.decode();
      return [[id, image] as const];
    } catch {
      return [];
    }
  };
  void Promise.all(Object.entries(ADDRESSES).map(load)).then((loaded) => {
    if (!isOver) report(new Map(loaded.flat()));
  });
  return () => {
    isOver = true;
  };
}
