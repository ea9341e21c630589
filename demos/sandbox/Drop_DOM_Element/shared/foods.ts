import { FOODS, type Food } from './bento';
import broccoli from './broccoli.svg';
import octopus from './octopus.svg';
import onigiri from './onigiri.svg';
import salmon from './salmon.svg';
import tamago from './tamago.svg';
import tempura from './tempura.svg';

/** The addresses of the tray's pictures. */
export const ADDRESSES: Readonly<Record<Food, string>> = {
  onigiri,
  salmon,
  tamago,
  tempura,
  broccoli,
  octopus,
};

export type Pictures = ReadonlyMap<Food, HTMLImageElement>;

/**
 * The tray's own elements as soon as they have loaded: a `Konva.Image` draws them as they are, and nothing is loaded twice.
 *
 * @param images elements with the name of their food as `alt`
 * @param report gets those that have loaded; one that fails is left out
 * @returns a function after which nothing is reported
 */
export function whenLoaded(
  images: Iterable<HTMLImageElement>,
  report: (pictures: Pictures) => void,
): () => void {
  let isOver = false;
  const load = async (image: HTMLImageElement) => {
    const food = FOODS.find((name) => name === image.alt);
    try {
      await image.decode();
      return food ? [[food, image] as const] : [];
    } catch {
      return [];
    }
  };
  void Promise.all([...images].map(load)).then((loaded) => {
    if (!isOver) report(new Map(loaded.flat()));
  });
  return () => {
    isOver = true;
  };
}
