const colors = ['#f2664a', '#3fa66b', '#4a90e2', '#8457c9', '#1f9aa5'];

export interface Card {
  id: string;
  fill: string | undefined;
}

/** All cards. */
export const deck: readonly Card[] = [...'ABCDEFGH'].map((id, i) => ({
  id,
  fill: colors[i % colors.length],
}));

/** Where the card with this index belongs: rows of four, centered at x = 0. */
export const placeOf = (index: number) => ({
  x: ((index % 4) - 1.5) * 76,
  y: 52 + Math.floor(index / 4) * 92,
});
