/** The background of each group, placed from the group's top left corner. */
export const plates = {
  yellow: { name: 'plate', width: 112, height: 150, cornerRadius: 10, fill: '#f6b73c' },
  blue: { name: 'plate', width: 112, height: 150, cornerRadius: 10, fill: '#4a90e2' },
};

export const red = { name: 'red', x: 36, y: 30, width: 40, height: 40, fill: '#f2664a' };
