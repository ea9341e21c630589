import type { Point } from './camera';

export type Kind = 'town' | 'peak' | 'light' | 'island' | 'water';

/** A place of the map, in kilometers. */
export interface Place extends Point {
  id: string;
  name: string;
  kind: Kind;
  /** What the popup and the status line say. */
  about: string;
  /** Its name is shown from this zoom on. */
  from: number;
}

const place = (
  name: string,
  kind: Kind,
  x: number,
  y: number,
  from: number,
  about = '',
): Place => ({ id: name.toLowerCase().replaceAll(' ', '-'), name, kind, x, y, from, about });

/** Names only: islands and waters. */
const NAMES: readonly Place[] = [
  place('Brenna', 'island', 57, 64.5, 1.6),
  place('Skarn', 'island', 41.5, 67, 2.2),
  place('Ostrel', 'island', 80, 69, 2.2),
  place('Varda', 'island', 28, 85.5, 1.6),
  place('Tarnholm', 'island', 97, 50, 1.6),
  place('Mornay', 'island', 101, 88.5, 1.6),
  place('Isk', 'island', 67, 27, 1.6),
  place('Quill', 'island', 22, 38, 1.6),
  place('Selby', 'island', 58, 97, 1.6),
  place('Fenn', 'island', 52, 49, 2.6),
  place('Skarn Sound', 'water', 47.2, 71.5, 3),
  place('Sea of Kelp', 'water', 84, 87, 1),
  place('Northern Roads', 'water', 42, 26, 1),
  place('Ostrel Deep', 'water', 71, 71.5, 2.6),
];

/** Places to find: they have a pin and a popup. */
export const PLACES: readonly Place[] = [
  place('Gull Harbor', 'town', 68.4, 65.3, 1, 'Ferry port, 2,140 people. Kippers on Fridays.'),
  place('Ebb', 'town', 51.5, 67.9, 3.4, 'Twelve houses and a boat shed. Low tide twice a day.'),
  place('Mount Bren', 'peak', 60.0, 61.0, 2, 'The highest hill of Brenna. Views to Tarnholm.'),
  place('Skarn Light', 'light', 41.4, 74.0, 2, 'Lighthouse of 1871. Two white flashes every 9 s.'),
  place(
    'Saltmarket',
    'town',
    45.7,
    63.2,
    3.4,
    'Salt pans and a market hall. Ferry to Gull Harbor.',
  ),
  place('Ostrel Pier', 'town', 74.6, 64.0, 2.6, 'Mail boat at 7 and 16. Bicycles for rent.'),
  place(
    'Fenn Stones',
    'peak',
    50.0,
    47.0,
    2.6,
    'A ring of nine stones on the hill, older than maps.',
  ),
  place('Little Brenna', 'town', 75.9, 56.0, 2.6, 'Sheep, a school with eight children, one pub.'),
  place('Varda Top', 'peak', 29.9, 82.0, 1, 'A stony day trip. Snow until May.'),
  place('Tarn Bay', 'town', 91.9, 47.0, 1, 'Oysters, and the boatyard of the archipelago.'),
  place('Mornay Head', 'light', 106.0, 90.0, 1, 'The last light before the open sea.'),
  place('Iskport', 'town', 61.9, 32.0, 1, 'The northern port. Weather station since 1902.'),
  place('Quill Light', 'light', 19.1, 43.7, 1, 'A red tower on the western cape.'),
];

export const ALL_PLACES: readonly Place[] = [...NAMES, ...PLACES];

/** A path through points in kilometers, given as x, y, x, y. */
const way = (...numbers: number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: numbers[2 * i] ?? 0,
    y: numbers[2 * i + 1] ?? 0,
  }));

export const FERRIES = [
  way(68.4, 65.3, 71, 64, 74.6, 64),
  way(68.4, 65.3, 72, 62, 73, 58, 75.9, 56),
  way(45.7, 63.2, 47.4, 60, 46.6, 54, 50, 51.2),
  way(51, 43, 56, 38, 61.9, 32),
  way(75.9, 56, 84, 59, 86, 49, 91.9, 47),
  way(68.4, 65.3, 70.5, 68.5, 70, 73, 73, 79, 69, 87, 62, 91.4),
  way(45.7, 63.2, 48.5, 67, 51.5, 67.9),
];

export const ROADS = [
  way(68.4, 65.3, 66, 65.8, 62, 67.5, 57, 68, 53.5, 67.5, 51.5, 67.9),
  way(68.4, 65.3, 67.5, 62, 66, 58.5, 62, 55.8, 56, 55.8, 52.5, 58, 51.6, 62, 51.5, 67.9),
  way(74.6, 64, 75.5, 67, 80, 69.5, 84, 70),
  way(45.7, 63.2, 43.5, 66, 42.5, 70, 41.4, 74),
];

const KINDS: Record<Kind, string> = {
  town: 'a village',
  peak: 'a summit',
  light: 'a lighthouse',
  island: 'an island',
  water: 'a stretch of water',
};

/** What a place is, for the status line. */
export const describe = ({ name, kind, about }: Place) =>
  `${name}, ${KINDS[kind]}. ${about}`.trim();

/** Letters without case and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The place that a reader asked for, or why there is none. */
export function findPlace(typed: string): { place: Place } | { wrong: string } {
  const words = plain(typed);
  if (words === '') return { wrong: 'Type the name of a place, for example Gull Harbor.' };
  const names = ALL_PLACES.map((one) => ({ place: one, name: plain(one.name) }));
  // The whole name, then its beginning, then any part of it.
  const found =
    names.find(({ name }) => name === words) ??
    names.find(({ name }) => name.startsWith(words)) ??
    names.find(({ name }) => name.includes(words));
  if (found) return { place: found.place };
  return { wrong: `No place here is called “${typed.trim()}”. Try Gull Harbor or Skarn Light.` };
}
