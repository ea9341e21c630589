import { narrowPoster, type Poster } from '@site-packages/demo-engine';

/** Aspect ratio of a card's picture, as in its styles. */
const CARD_RATIO = 8 / 5;

/**
 * The `srcset` value of a poster that fills a card: each file with the width of the card for which it is sharp enough. A picture with a
 * wider aspect ratio than the card is cropped at its sides, so it needs more pixels than the card is wide.
 *
 * @param src the poster's URL on this site
 * @returns undefined when the picture exists in only one width
 */
export function pictureSet({ width, height, narrower = [] }: Omit<Poster, 'src'>, src: string): string | undefined {
  if (narrower.length === 0) return undefined;
  const cut = Math.max(1, width / height / CARD_RATIO);
  const files = [
    ...narrower.map((each) => ({ address: narrowPoster(src, each), each })),
    { address: src, each: width },
  ];
  return files.map(({ address, each }) => `${address} ${Math.round(each / cut)}w`).join(', ');
}
