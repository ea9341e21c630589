import { isRecord, readJson } from '../../../common/konva/read-json';

/** People and who they report to. This file depends on neither Konva nor a framework. */
export interface Person {
  id: string;
  name: string;
  role: string;
  /** The id of the person above; only the head of all has none. */
  boss: string | null;
  /** The color of a department, set at its head. People below inherit it. */
  color: number;
  isFolded: boolean;
}

/** In the order in which they are shown: people with the same boss from first to last. The head may be anywhere. */
export type Crew = readonly Person[];

export const MAX_PEOPLE = 200;
export const COLORS = 6;

export const personOf = (crew: Crew, id: string | null) => crew.find((one) => one.id === id);
export const headOf = (crew: Crew) => crew.find(({ boss }) => boss === null);
export const reportsOf = (crew: Crew, id: string) => crew.filter(({ boss }) => boss === id);

/** Everybody below a person. */
export const branchOf = (crew: Crew, id: string): Person[] =>
  reportsOf(crew, id).flatMap((one) => [one, ...branchOf(crew, one.id)]);

/** Those above a person, the nearest first. */
export function bossesOf(crew: Crew, id: string): Person[] {
  const boss = personOf(crew, personOf(crew, id)?.boss ?? null);
  return boss ? [boss, ...bossesOf(crew, boss.id)] : [];
}

/** Whether a person is another one, or below them. */
export const isInBranch = (crew: Crew, id: string, of: string): boolean =>
  id === of || bossesOf(crew, id).some((boss) => boss.id === of);

/** Whom a person could report to: not themselves, and no one below them. */
export const bossesFor = (crew: Crew, id: string): Person[] =>
  personOf(crew, id)?.boss === null ? [] : crew.filter((one) => !isInBranch(crew, one.id, id));

const withPerson = (crew: Crew, id: string, changes: Partial<Person>): Crew =>
  crew.map((one) => (one.id === id ? { ...one, ...changes } : one));

export const rename = (crew: Crew, id: string, changes: Partial<Pick<Person, 'name' | 'role'>>) =>
  withPerson(crew, id, changes);

export const fold = (crew: Crew, id: string, isFolded: boolean) =>
  withPerson(crew, id, { isFolded });

/** Opens all branches above a person, so that they are shown. */
export const unfoldTo = (crew: Crew, id: string): Crew => {
  const above = new Set(bossesOf(crew, id).map((boss) => boss.id));
  const isHidden = crew.some((one) => above.has(one.id) && one.isFolded);
  if (!isHidden) return crew;
  return crew.map((one) => (above.has(one.id) ? { ...one, isFolded: false } : one));
};

/** Lets a person report to another, as the last of their reports. Returns the same crew if nothing would change, or if the move is not allowed. */
export function move(crew: Crew, id: string, boss: string): Crew {
  const person = personOf(crew, id);
  const isAllowed = bossesFor(crew, id).some((one) => one.id === boss);
  if (!person || !isAllowed || person.boss === boss) return crew;
  const rest = crew.filter((one) => one !== person);
  // The new position must not be hidden.
  return unfoldTo([...rest, { ...person, boss }], id);
}

/** Exchanges a person with the one before or after them. */
export function swap(crew: Crew, id: string, by: 1 | -1): Crew {
  const person = personOf(crew, id);
  if (!person) return crew;
  const peers = crew.filter(({ boss }) => boss === person.boss);
  const other = peers[peers.indexOf(person) + by];
  if (!other) return crew;
  return crew.map((one) => (one === person ? other : one === other ? person : one));
}

/** Adds a report. Its id is a number that was never used before. */
export function add(crew: Crew, boss: string): { crew: Crew; id: string } {
  const numbers = crew.map((one) => Number(/^new-(\d+)$/.exec(one.id)?.[1] ?? 0));
  const id = `new-${Math.max(0, ...numbers) + 1}`;
  const color = reportsOf(crew, boss).length % COLORS;
  const person = { id, name: 'New hand', role: 'Sailor', boss, color, isFolded: false };
  return { crew: unfoldTo([...crew, person], id), id };
}

/** Removes a person. Their reports move to their boss, at the same position. The head cannot be removed. */
export function remove(crew: Crew, id: string): Crew {
  const person = personOf(crew, id);
  if (!person || person.boss === null) return crew;
  const { boss } = person;
  const reports = reportsOf(crew, id).map((one) => ({ ...one, boss }));
  return crew.filter((one) => one.boss !== id).flatMap((one) => (one.id === id ? reports : [one]));
}

/** The people whose name or role contains a text, in the order of the tree. */
export function search(crew: Crew, text: string): string[] {
  const wanted = text.trim().toLowerCase();
  const head = headOf(crew);
  if (wanted === '' || !head) return [];
  return [head, ...branchOf(crew, head.id)]
    .filter(({ name, role }) => `${name} ${role}`.toLowerCase().includes(wanted))
    .map(({ id }) => id);
}

export const writeCrew = (crew: Crew) => JSON.stringify({ people: crew }, null, 2);

const wrong = (reason: string) => new Error(`This file is not a crew: ${reason}.`);

/** Reads a crew from a file's text. Throws an error that says what is wrong. */
export function readCrew(text: string): Crew {
  const file = readJson(text);
  const list: unknown = isRecord(file) ? file['people'] : undefined;
  if (!Array.isArray(list) || list.length === 0) throw wrong('it has no list of "people"');
  if (list.length > MAX_PEOPLE) throw wrong(`it has more than ${MAX_PEOPLE} people`);
  const crew = list.map(readPerson);
  if (new Set(crew.map(({ id }) => id)).size < crew.length) {
    throw wrong('two people have the same "id"');
  }
  const heads = crew.filter(({ boss }) => boss === null);
  const [head] = heads;
  if (!head || heads.length > 1) throw wrong('there is not one person without a "boss"');
  const stray = crew.find(({ boss }) => boss !== null && !personOf(crew, boss));
  if (stray) throw wrong(`the boss of ${stray.name} is missing`);
  // Anyone who is not below the head is in a cycle of people who report to each other.
  if (branchOf(crew, head.id).length + 1 < crew.length) {
    throw wrong('some people report to each other');
  }
  return crew;
}

function readPerson(value: unknown, index: number): Person {
  if (!isRecord(value)) throw wrong(`person ${index + 1} is not an object`);
  const { id, name, role, boss, color, isFolded } = value;
  if (typeof id !== 'string' || id === '' || typeof name !== 'string') {
    throw wrong(`person ${index + 1} has no "id" or no "name"`);
  }
  return {
    id,
    name: name.slice(0, 40),
    role: typeof role === 'string' ? role.slice(0, 40) : '',
    boss: typeof boss === 'string' ? boss : null,
    color: typeof color === 'number' && color >= 0 ? Math.floor(color) % COLORS : 0,
    isFolded: isFolded === true,
  };
}
