import Konva from 'konva';

/** The data that must be saved. */
export const start = { x: 0, y: 110, rotation: 0, opacity: 1, invert: 'off' };

/** Attributes that never change, so they can stay in the code. */
export const look = {
  name: 'hexagon',
  sides: 6,
  radius: 80,
  fill: '#3fa66b',
  draggable: true,
};

/** The same filter as a function and as a string. JSON can hold only the string. */
export const inverters = [
  { value: 'off', label: 'Off', filters: [] },
  { value: 'function', label: 'Function', filters: [Konva.Filters.Invert] },
  { value: 'css', label: 'CSS string', filters: ['invert(1)'] },
];

const noFilters: Konva.NodeConfig['filters'] = [];

export const filtersFor = (value: string) =>
  inverters.find((inverter) => inverter.value === value)?.filters ?? noFilters;
