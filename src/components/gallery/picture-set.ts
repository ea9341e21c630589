import { narrowPoster, type Poster } from '@site-packages/demo-engine';

/** Width to height of a card's picture, as its styles say. */
const CARD_RATIO = 8 / 5;

/**
 * Value of `srcset` for a poster that fills a card: each file with the width of a card that it is sharp enough for. A picture that is
 * wider than the card is cut at its sides, so it needs more pixels than the card is wide.
 *
 * @param src the poster's address on this site
 * @returns nothing when the picture is there in one width only
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
