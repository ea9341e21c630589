/** Each box is placed by its top left corner in its own group. */
export const coral = { name: 'coral', x: -88, y: -25, width: 50, height: 50, fill: '#f2664a' };
export const yellow = { name: 'yellow', x: -30, y: -25, width: 50, height: 50, fill: '#f6b73c' };
export const green = { name: 'green', x: -25, y: -25, width: 50, height: 50, fill: '#3fa66b' };

/** The inner group's origin, in the outer group, is the middle of the green box. */
export const innerPlace = { x: 60, y: 0 };
