import Konva from 'konva';

/** All that has to be saved of this drawing. */
export const start = { x: 0, y: 110, rotation: 0, opacity: 1, invert: 'off' };

/** What never changes, so that it can stay in the code. */
export const look = {
  name: 'hexagon',
  sides: 6,
  radius: 80,
  fill: '#3fa66b',
  draggable: true,
};

/** The same filter in two forms, of which JSON can hold one. */
export const inverters = [
  { value: 'off', label: 'Off', filters: [] },
  { value: 'function', label: 'Function', filters: [Konva.Filters.Invert] },
  { value: 'css', label: 'CSS string', filters: ['invert(1)'] },
];

const noFilters: Konva.NodeConfig['filters'] = [];

export const filtersFor = (value: string) =>
  inverters.find((inverter) => inverter.value === value)?.filters ?? noFilters;
