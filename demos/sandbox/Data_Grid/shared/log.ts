import { createRandom } from '../../../common/konva/random';
import type { Column, Table, Value } from './grid';

export const HEADLINE = 'Nightjar Hill Observatory';

/** Night 0 of the log is January 2, 1978. */
const FIRST_NIGHT = Date.UTC(1978, 0, 2);
const DAY = 86_400_000;
/** Days from one new moon to the next, and the day of the log on which the first one was. */
const MONTH = 29.530588;
const NEW_MOON = 7;

export const KINDS = ['galaxy', 'nebula', 'cluster', 'star', 'planet', 'comet'] as const;
export type Kind = (typeof KINDS)[number];

/** The objects that the telescope observes: name, magnitude (less is brighter), and the change of the light. */
const OBJECTS: readonly [name: string, kind: Kind, magnitude: number, swing: number][] = [
  ['Andromeda Galaxy', 'galaxy', 3.4, 0.02],
  ['Whirlpool Galaxy', 'galaxy', 8.4, 0.03],
  ['Sombrero Galaxy', 'galaxy', 8, 0.02],
  ['Ring Nebula', 'nebula', 8.8, 0.04],
  ['Orion Nebula', 'nebula', 4, 0.03],
  ['Crab Nebula', 'nebula', 8.4, 0.05],
  ['Pleiades', 'cluster', 1.6, 0.02],
  ['Beehive Cluster', 'cluster', 3.7, 0.03],
  ['Hercules Cluster', 'cluster', 5.8, 0.04],
  ['Mira', 'star', 6.2, 0.9],
  ['Algol', 'star', 2.1, 0.7],
  ['Delta Cephei', 'star', 4, 0.45],
  ['Vega', 'star', 0, 0.01],
  ['Saturn', 'planet', 0.7, 0.06],
  ['Jupiter', 'planet', -2.2, 0.05],
  ['Mars', 'planet', 0.4, 0.2],
  ['Comet Halley', 'comet', 7.5, 0.3],
];

const NOTES = ['', '', '', '', 'thin clouds', 'moonlight', '', 'wind', 'guided by eye', ''];

const kinds = new Map(OBJECTS.map(([name, kind]) => [name, kind]));

/** Unknown names are stars. */
export const kindOf = (name: string): Kind => kinds.get(name) ?? 'star';

/** The first column stays while the others scroll. Widths are pixels. */
export const COLUMNS: readonly Column[] = [
  { key: 'number', title: 'No.', kind: 'number', width: 68 },
  { key: 'night', title: 'Night', kind: 'text', width: 96 },
  { key: 'time', title: 'UT', kind: 'text', width: 58 },
  { key: 'object', title: 'Object', kind: 'text', width: 156, isEditable: true },
  { key: 'magnitude', title: 'Magnitude', kind: 'number', width: 112 },
  {
    key: 'seconds',
    title: 'Exposure',
    kind: 'number',
    width: 112,
    isEditable: true,
    limits: { min: 1, max: 7200 },
    unit: 's',
  },
  {
    key: 'seeing',
    title: 'Seeing',
    kind: 'number',
    width: 86,
    isEditable: true,
    limits: { min: 0.3, max: 9.9 },
    unit: '″',
  },
  { key: 'moon', title: 'Moon', kind: 'number', width: 82, unit: '%' },
  { key: 'swing', title: 'Light curve', kind: 'number', width: 128 },
  { key: 'note', title: 'Note', kind: 'text', width: 150, isEditable: true },
];

const night = (day: number) => new Date(FIRST_NIGHT + day * DAY).toISOString().slice(0, 10);

const clock = (minute: number) => {
  const [hours, minutes] = [Math.floor(minute / 60) % 24, Math.floor(minute) % 60];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
};

/** How old the moon is on a day of the log, from 0 to 1: new, half, full at 0.5, half. */
export const moonAge = (day: number) => ((((day - NEW_MOON) / MONTH) % 1) + 1) % 1;

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * A log of invented exposures, night after night, the same on every call. Numbers are kept in typed arrays: a hundred thousand objects with ten
 * properties would take many times the memory.
 */
export function createLog(rows: number): Table & { dayOf(row: number): number } {
  const next = createRandom(1978);
  const days = new Uint16Array(rows);
  const minutes = new Float32Array(rows);
  const objects = new Uint8Array(rows);
  const lights = new Float32Array(rows);
  const seconds = new Uint16Array(rows);
  const seeings = new Float32Array(rows);
  const notes = new Uint8Array(rows);
  let day = 0;
  let minute = 1150;
  let air = 1.4;
  for (let row = 0; row < rows; row += 1) {
    days[row] = day;
    minutes[row] = minute;
    objects[row] = Math.floor(next() * OBJECTS.length);
    lights[row] = next() * 2 - 1;
    seconds[row] = Math.round(20 * 6 ** (next() * 2.6)); // 20 s to about half an hour
    seeings[row] = Math.max(0.5, air + (next() - 0.5) * 0.5);
    notes[row] = Math.floor(next() * NOTES.length);
    minute += (seconds[row] ?? 0) / 60 + 15 + next() * 95;
    if (minute < 29 * 60) continue;
    // Morning. Clouds may hide the next nights.
    day += next() < 0.3 ? 2 + Math.floor(next() * 5) : 1;
    minute = 1130 + next() * 80;
    air = 0.7 + next() * next() * 3.4;
  }
  const at = (list: ArrayLike<number>, row: number) => list[row] ?? 0;
  const reads: Record<string, (row: number) => Value> = {
    number: (row) => row + 1,
    night: (row) => night(at(days, row)),
    time: (row) => clock(at(minutes, row)),
    object: (row) => OBJECTS[at(objects, row)]?.[0] ?? '',
    magnitude: (row) => {
      const [, , magnitude, swing] = OBJECTS[at(objects, row)] ?? ['', '', 0, 0];
      return round(magnitude + swing * at(lights, row), 2);
    },
    seconds: (row) => at(seconds, row),
    seeing: (row) => round(at(seeings, row), 1),
    moon: (row) => Math.round((1 - Math.cos(moonAge(at(days, row)) * 2 * Math.PI)) * 50),
    swing: (row) => round((OBJECTS[at(objects, row)]?.[3] ?? 0) * (0.6 + 0.4 * at(lights, row)), 2),
    note: (row) => NOTES[at(notes, row)] ?? '',
  };
  return {
    columns: COLUMNS,
    rows,
    read: (row, column) => reads[COLUMNS[column]?.key ?? '']?.(row) ?? '',
    dayOf: (row) => at(days, row),
  };
}
