/** A button is a group with a rectangle and a text, centered at the group's position. */
export const background = {
  name: 'background',
  width: 56,
  height: 26,
  offsetX: 28,
  offsetY: 13,
  cornerRadius: 6,
};

export const label = {
  name: 'label',
  text: 'Save',
  width: 56,
  height: 26,
  offsetX: 28,
  offsetY: 13,
  align: 'center',
  verticalAlign: 'middle',
  fontSize: 15,
  fill: '#1b1f2a',
};
