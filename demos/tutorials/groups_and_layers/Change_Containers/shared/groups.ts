/** The background of each group, placed from the group's top left corner. */
export const plates = {
  yellow: { name: 'plate', width: 112, height: 150, cornerRadius: 10, fill: '#f6b73c' },
  blue: { name: 'plate', width: 112, height: 150, cornerRadius: 10, fill: '#4a90e2' },
};
export const red = { name: 'red', width: 40, height: 40, fill: '#f2664a', stroke: '#ffffff' };

export const names = ['yellow', 'blue'] as const;
export type Name = (typeof names)[number];

/** Where the groups are, around x = 0, and where the box is in its group. */
export const places = { yellow: { x: -122, y: 24 }, blue: { x: 10, y: 60 } };
export const inGroup = { x: 36, y: 30 };
