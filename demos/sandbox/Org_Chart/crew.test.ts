import { describe, expect, it } from 'vitest';
import {
  drag,
  findNext,
  foldPerson,
  crewOf,
  moveTo,
  newChart,
  open,
  pictureOf,
  press,
  release,
  removeSelected,
  renameSelected,
  select,
  setWanted,
  stageHeight,
  undoLast,
} from './shared/chart';
import {
  add,
  bossesFor,
  branchOf,
  type Crew,
  fold,
  isInBranch,
  move,
  personOf,
  readCrew,
  remove,
  reportsOf,
  search,
  swap,
  writeCrew,
} from './shared/crew';
import { boundsOf, CARD, layOut } from './shared/layout';
import { CREW } from './shared/ship';

const ids = (people: readonly { id: string }[]) => people.map(({ id }) => id);
const size = { width: 800, height: 448 };

describe('the crew', () => {
  it('moves a person with all below them, but not into their own branch', () => {
    const moved = move(CREW, 'tanaka', 'ortega');
    expect(ids(reportsOf(moved, 'ortega'))).toEqual(['mensah', 'nowak', 'tanaka']);
    expect(isInBranch(moved, 'weber', 'ortega')).toBe(true);
    expect(move(CREW, 'reyes', 'weber')).toBe(CREW);
    expect(move(CREW, 'reyes', 'reyes')).toBe(CREW);
    expect(move(CREW, 'solheim', 'weber')).toBe(CREW);
    expect(move(CREW, 'tanaka', 'reyes')).toBe(CREW);
    expect(ids(bossesFor(CREW, 'reyes'))).not.toContain('weber');
    expect(bossesFor(CREW, 'solheim')).toEqual([]);
  });

  it('opens what hides the new place', () => {
    const folded = fold(fold(CREW, 'amini', true), 'boyd', true);
    const moved = move(folded, 'weber', 'boyd');
    expect([personOf(moved, 'amini')?.isFolded, personOf(moved, 'boyd')?.isFolded]).toEqual([
      false,
      false,
    ]);
  });

  it('moves the reports of a person who is removed up, in their place', () => {
    const crew = remove(CREW, 'tanaka');
    expect(ids(reportsOf(crew, 'reyes'))).toEqual(['weber', 'prado', 'diallo', 'quist']);
    expect(remove(CREW, 'solheim')).toBe(CREW);
  });

  it('adds, exchanges and finds people', () => {
    const first = add(CREW, 'costa');
    const second = add(first.crew, 'costa');
    expect(second.id).not.toBe(first.id);
    expect(reportsOf(second.crew, 'costa')).toHaveLength(5);
    expect(ids(reportsOf(swap(CREW, 'haddad', 1), 'dahl'))).toEqual(['devries', 'haddad']);
    expect(swap(CREW, 'haddad', -1)).toBe(CREW);
    expect(search(CREW, 'SAILOR')).toEqual(['weber', 'prado', 'diallo']);
    expect(search(CREW, ' ')).toEqual([]);
  });

  it('writes and reads files, and explains those that are not a crew', () => {
    expect(readCrew(writeCrew(CREW))).toEqual(CREW);
    const refuses = (people: unknown, words: string) =>
      expect(() => readCrew(JSON.stringify({ people }))).toThrow(words);
    const a = { id: 'a', name: 'A', boss: null };
    refuses([], 'no list');
    refuses([a, a], 'same "id"');
    refuses([a, { id: 'b', name: 'B', boss: 'x' }], 'the boss of B is missing');
    refuses([a, { id: 'b', name: 'B', boss: null }], 'not one person without');
    refuses(
      [a, { id: 'b', name: 'B', boss: 'c' }, { id: 'c', name: 'C', boss: 'b' }],
      'report to each other',
    );
    expect(() => readCrew('x')).toThrow('no list');
    const [one] = readCrew(JSON.stringify({ people: [{ ...a, color: 99 }] }));
    expect(one).toEqual({ ...a, role: '', color: 3, isFolded: false });
  });
});

describe('the layout', () => {
  it('has all cards apart, and reports below and to the right of their boss', () => {
    const placed = layOut(CREW);
    expect(placed).toHaveLength(CREW.length);
    for (const one of placed) {
      for (const other of placed) {
        if (one === other) continue;
        const isApart =
          Math.abs(one.x - other.x) >= CARD.width || Math.abs(one.y - other.y) >= CARD.height;
        expect(isApart, `${one.person.id} and ${other.person.id}`).toBe(true);
      }
      if (one.boss && one.depth > 1) expect(one.x).toBeGreaterThan(one.boss.x);
    }
  });

  it('leaves out what is folded, and counts it', () => {
    const placed = layOut(fold(CREW, 'reyes', true));
    const reyes = placed.find(({ person }) => person.id === 'reyes');
    expect(reyes?.hidden).toBe(branchOf(CREW, 'reyes').length);
    expect(placed).toHaveLength(CREW.length - 5);
  });

  it('works with one person, and with a long line of them', () => {
    const [head] = CREW;
    if (!head) throw new Error('The crew is empty.');
    expect(boundsOf(layOut([head]))).toEqual({ x: 0, y: 0, ...CARD });
    const line: Crew = Array.from({ length: 60 }, (_, i) => ({
      ...head,
      id: `${i}`,
      boss: i === 0 ? null : `${i - 1}`,
    }));
    expect(layOut(line)).toHaveLength(60);
  });
});

describe('the chart', () => {
  it.each([278, 348, 480, 550, 599, 600, 684, 1073])(
    'is whole on arrival, %i pixels wide',
    (width) => {
      const room = { width, height: stageHeight(width) };
      const { placed, view } = pictureOf(newChart(), room);
      expect(view.scale).toBeGreaterThanOrEqual(0.7);
      expect(placed).toHaveLength(CREW.length);
      for (const { x, y, person } of placed) {
        const left = view.x + x * view.scale;
        const top = view.y + y * view.scale;
        expect(left, person.id).toBeGreaterThan(6);
        expect(top, person.id).toBeGreaterThan(6);
        expect(left + CARD.width * view.scale, person.id).toBeLessThan(width - 2);
        expect(top + CARD.height * view.scale, person.id).toBeLessThan(room.height - 6);
      }
    },
  );

  const centerOf = (id: string, now = newChart()) => {
    const { placed, view } = pictureOf(now, size);
    const card = placed.find(({ person }) => person.id === id);
    return {
      x: view.x + ((card?.x ?? 0) + CARD.width / 2) * view.scale,
      y: view.y + ((card?.y ?? 0) + CARD.height / 2) * view.scale,
    };
  };
  const carry = (id: string, to: { x: number; y: number }) => {
    const held = press(newChart(), 1, centerOf(id), size);
    return release(drag(held, 1, to, size), 1, size);
  };

  it('lets a card that is dropped on another report to it, in one step', () => {
    const dropped = carry('weber', centerOf('costa'));
    expect(personOf(crewOf(dropped), 'weber')?.boss).toBe('costa');
    expect(crewOf(undoLast(dropped))).toBe(crewOf(newChart()));
  });

  it('brings a card back from an empty place, and from its own branch with the reason', () => {
    expect(carry('weber', { x: 3, y: 440 }).says).toContain('It went back.');
    const own = carry('reyes', centerOf('weber'));
    expect(own.says).toBe('Tomas Reyes cannot report to Jonas Weber, who is in the same branch.');
    expect(crewOf(own)).toBe(crewOf(newChart()));
    // The head of all stays where it is, and a click moves nothing.
    expect(crewOf(carry('solheim', centerOf('costa')))).toBe(crewOf(newChart()));
  });

  it('pans with one pointer and zooms with two', () => {
    const held = press(newChart(), 1, { x: 20, y: 420 }, size);
    const panned = drag(held, 1, { x: 50, y: 400 }, size);
    const before = pictureOf(newChart(), size).view;
    const { view } = pictureOf(panned, size);
    expect(view.x).toBeCloseTo(before.x + 30);
    expect(view.y).toBeCloseTo(before.y - 20);
    const both = press(panned, 2, { x: 150, y: 400 }, size);
    const zoomed = drag(both, 2, { x: 250, y: 400 }, size);
    expect(pictureOf(zoomed, size).view.scale).toBeCloseTo(before.scale * 2);
  });

  it('types a name as one step, and finds people in branches that are folded', () => {
    const chosen = select(newChart(), 'lind', size);
    const typed = renameSelected(renameSelected(chosen, { name: 'A' }), { name: 'Ab' });
    expect(crewOf(undoLast(typed))).toBe(CREW);
    const folded = foldPerson(newChart(), 'costa');
    const found = findNext(setWanted(folded, 'baker'), size);
    expect([found.selected, personOf(crewOf(found), 'costa')?.isFolded]).toEqual(['lind', false]);
    expect(findNext(setWanted(folded, 'pirate'), size).says).toBe('Nobody was found.');
  });

  it('answers what cannot be', () => {
    expect(removeSelected(newChart(), size).says).toBe('The head of all stays.');
    expect(foldPerson(newChart(), 'weber').says).toBe('Jonas Weber has nobody to fold.');
    expect(moveTo(newChart(), 'weber', 'tanaka').says).toContain('already');
    expect(open(newChart(), '{}').says).toContain('This file is not a crew');
  });
});
