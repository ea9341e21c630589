export interface Card {
  id: string;
  title: string;
  fill: string;
}

export const LEFT = 20;
export const TOP = 20;
export const STEP = 44;

/** The index whose slot is nearest to a height on the canvas. */
export const indexAt = (y: number, count: number) => Math.min(Math.max(Math.round((y - TOP) / STEP), 0), count - 1);

/** A new array in which one card is at another index. */
export function moveTo(cards: readonly Card[], id: string, to: number): Card[] {
  const others = cards.filter((card) => card.id !== id);
  const moved = cards.filter((card) => card.id === id);
  return [...others.slice(0, to), ...moved, ...others.slice(to)];
}
