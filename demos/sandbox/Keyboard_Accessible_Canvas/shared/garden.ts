export interface Cell {
  column: number;
  row: number;
}

export interface Plant extends Cell {
  id: string;
  name: string;
  watered: boolean;
  petals: number;
  color: string;
  leaf: string;
}

/** The garden after an action, and a sentence about it. */
export interface Outcome {
  plants: Plant[];
  says: string;
}

export const COLUMNS = 6;
export const ROWS = 4;

const plant = (
  name: string,
  column: number,
  row: number,
  petals: number,
  color: string,
  leaf: string,
): Plant => ({ id: name.toLowerCase(), name, column, row, watered: false, petals, color, leaf });

export const newGarden = (): Plant[] => [
  { ...plant('Poppy', 1, 1, 5, '#f2664a', '#5f9e55'), watered: true },
  plant('Sunflower', 4, 1, 14, '#f6b73c', '#7bb04d'),
  plant('Aster', 2, 3, 11, '#d58ae8', '#4f9468'),
  { ...plant('Cornflower', 6, 2, 8, '#5aa2f2', '#6aa877'), watered: true },
  plant('Daisy', 5, 4, 9, '#fffdf5', '#8aba57'),
  { ...plant('Marigold', 1, 4, 12, '#ff9d3c', '#7bb04d'), watered: true },
  { ...plant('Violet', 3, 2, 5, '#b08cf0', '#5f9e55'), watered: true },
  { ...plant('Pink', 3, 4, 6, '#ff94b4', '#6aa877'), watered: true },
];

const placeOf = ({ column, row }: Cell) => `column ${column}, row ${row}`;

/** What a screen reader says about a plant. */
export const labelOf = (plant: Plant) =>
  `${plant.name}, ${placeOf(plant)}, ${plant.watered ? 'in bloom' : 'thirsty'}`;

const isInside = ({ column, row }: Cell) =>
  column >= 1 && column <= COLUMNS && row >= 1 && row <= ROWS;

/** Puts a plant into a cell, unless the cell is outside the bed or occupied. */
export function place(plants: Plant[], id: string, cell: Cell): Outcome {
  const moved = plants.find((plant) => plant.id === id);
  if (!moved) return { plants, says: '' };
  if (!isInside(cell)) return { plants, says: `${moved.name} is at the edge of the bed.` };
  const other = plants.find(
    (plant) => plant.id !== id && plant.column === cell.column && plant.row === cell.row,
  );
  if (other) return { plants, says: `${other.name} is already there.` };
  return {
    plants: plants.map((plant) => (plant.id === id ? { ...plant, ...cell } : plant)),
    says: `${moved.name}: ${placeOf(cell)}.`,
  };
}

export function water(plants: Plant[], id: string): Outcome {
  const thirsty = plants.find((plant) => plant.id === id);
  if (!thirsty) return { plants, says: '' };
  if (thirsty.watered) return { plants, says: `${thirsty.name} has had its water.` };
  const next = plants.map((plant) => (plant.id === id ? { ...plant, watered: true } : plant));
  const all = next.every(({ watered }) => watered) ? ' The whole bed is in bloom.' : '';
  return { plants: next, says: `${thirsty.name} blooms.${all}` };
}

const STEPS: Record<string, Cell> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
};

/** What an arrow key does to a plant, or null for any other key. */
export function moveByKey(plants: Plant[], id: string, key: string): Outcome | null {
  const step = STEPS[key];
  const moved = plants.find((plant) => plant.id === id);
  if (!step || !moved) return null;
  return place(plants, id, { column: moved.column + step.column, row: moved.row + step.row });
}
