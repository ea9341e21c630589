import { describe, expect, it } from 'vitest';
import { HOME } from './shared/home';
import {
  addWall,
  boundsOfPlan,
  extentOf,
  lengthOf,
  moveCorner,
  moveWall,
  openingAt,
  placeOpening,
  type Plan,
  removeObject,
  resizeWall,
  snapCorner,
  snapItem,
} from './shared/plan';
import { readPlan, writePlan } from './shared/plan-file';
import { markOf, outerSide, roomAt, roomsOf, setMark, totalArea } from './shared/rooms';

const EMPTY: Plan = { walls: [], openings: [], items: [], marks: [] };

/** A plan of walls through points. */
const through = (...chains: [number, number][][]): Plan =>
  chains.reduce<Plan>(
    (plan, points) =>
      points.slice(1).reduce<Plan>((before, [x, y], i) => {
        const [ax, ay] = points[i] ?? [0, 0];
        return addWall(before, { x: ax, y: ay }, { x, y }) ?? before;
      }, plan),
    EMPTY,
  );

const BOX: [number, number][] = [
  [0, 0],
  [400, 0],
  [400, 300],
  [0, 300],
  [0, 0],
];
const areas = (plan: Plan) =>
  roomsOf(plan)
    .map(({ area }) => Math.round(area * 100) / 100)
    .sort((a, b) => a - b);

describe('roomsOf', () => {
  it('measures between the faces of the walls', () => {
    expect(areas(through(BOX))).toEqual([10.91]);
    expect(areas(through([...BOX].reverse()))).toEqual([10.91]);
    expect(areas(EMPTY)).toEqual([]);
    expect(areas(through(BOX.slice(0, 4)))).toEqual([]);
  });

  it('divides at walls that meet in the middle of others, and at crossings', () => {
    expect(
      areas(
        through(BOX, [
          [200, 0],
          [200, 300],
        ]),
      ),
    ).toEqual([5.23, 5.23]);
    expect(
      areas(
        through(BOX, [
          [200, -50],
          [200, 350],
        ]),
      ),
    ).toEqual([5.23, 5.23]);
    expect(
      areas(
        through(
          BOX,
          [
            [200, 0],
            [200, 300],
          ],
          [
            [0, 150],
            [400, 150],
          ],
        ),
      ),
    ).toHaveLength(4);
  });

  it('goes around a wall that ends in the room', () => {
    expect(
      areas(
        through(BOX, [
          [200, 0],
          [200, 150],
        ]),
      ),
    ).toEqual([10.91]);
    expect(
      areas(
        through(BOX, [
          [100, 100],
          [200, 150],
        ]),
      ),
    ).toEqual([10.91]);
  });

  it('finds the rooms of the flat', () => {
    const names = roomsOf(HOME).map((room) => markOf(HOME, room).name);
    expect(names.sort()).toEqual(['Bath', 'Bedroom', 'Hall', 'Living room', 'Study']);
    expect(totalArea(HOME)).toBeCloseTo(60.63, 1);
    expect(roomAt(HOME, { x: 900, y: 700 })).toBeUndefined();
  });

  it('measures slanted walls', () => {
    const [room] = roomsOf(
      through([
        [0, 0],
        [400, 0],
        [0, 300],
        [0, 0],
      ]),
    );
    // A triangle of 6 square meters, whose radius of 1 meter shrinks by 8 centimeters.
    expect(room?.area).toBeCloseTo(6 * 0.92 ** 2, 5);
  });
});

describe('marks', () => {
  it('name a room, and stay with the larger part when it is divided', () => {
    const room = roomAt(HOME, { x: 500, y: 600 });
    if (!room) throw new Error('There is no study.');
    const plan = setMark(setMark(HOME, room, { name: 'Nursery' }), room, { floor: 'oak' });
    expect(plan.marks).toHaveLength(5);
    expect(markOf(plan, room)).toMatchObject({ name: 'Nursery', floor: 'oak' });
  });
});

describe('corners', () => {
  it('take their walls along, and walls that end on these keep their part of them', () => {
    const plan = moveCorner(
      through(BOX, [
        [200, 0],
        [200, 300],
      ]),
      { x: 400, y: 0 },
      { x: 600, y: 0 },
    );
    expect(plan.walls[0]?.b).toEqual({ x: 600, y: 0 });
    expect(plan.walls[1]?.a).toEqual({ x: 600, y: 0 });
    expect(plan.walls[4]).toMatchObject({ a: { x: 300, y: 0 }, b: { x: 200, y: 300 } });
  });

  it('disappear with a wall that has no length left', () => {
    const plan = moveCorner(through(BOX), { x: 400, y: 0 }, { x: 0, y: 0 });
    expect(plan.walls).toHaveLength(3);
    expect(areas(plan)).toHaveLength(1);
  });

  it('snap to corners, walls, a straight line and the grid', () => {
    const plan = through(BOX);
    expect(snapCorner(plan, { x: 394, y: 7 }, 12)).toEqual({ x: 400, y: 0 });
    expect(snapCorner(plan, { x: 203, y: 8 }, 12)).toEqual({ x: 200, y: 0 });
    expect(snapCorner(plan, { x: 203, y: 88 }, 12)).toEqual({ x: 200, y: 90 });
    expect(snapCorner(plan, { x: 208, y: 90 }, 12, { x: 195, y: 0 })).toEqual({ x: 210, y: 90 });
    expect(snapCorner(plan, { x: 204, y: 90 }, 12, { x: 195, y: 0 })).toEqual({ x: 195, y: 90 });
    expect(snapCorner(EMPTY, { x: 9999, y: -9999 }, 12)).toEqual({ x: 5000, y: -5000 });
  });
});

describe('walls', () => {
  it('move with what is joined to them', () => {
    const plan = through(BOX);
    const [top] = plan.walls;
    if (!top) throw new Error('There is no wall.');
    const moved = moveWall(plan, top, { x: 3, y: -52 });
    expect(areas(moved)).toEqual([12.83]);
    expect(resizeWall(plan, top, 450).walls[1]?.a).toEqual({ x: 450, y: 0 });
  });

  it('are not doubled and take their openings along when they go', () => {
    const plan = through(BOX);
    expect(addWall(plan, { x: 400, y: 0 }, { x: 0, y: 0 })).toBeNull();
    expect(addWall(plan, { x: 4, y: 0 }, { x: 4, y: 0 })).toBeNull();
    const less = removeObject(HOME, 'wall-7');
    expect(less.openings.some(({ wall }) => wall === 'wall-7')).toBe(false);
    expect(roomsOf(less)).toHaveLength(2);
  });

  it('know their outer side', () => {
    const sides = HOME.walls.map((wall) => outerSide(HOME, wall));
    expect(sides).toEqual([-1, -1, -1, -1, -1, -1, 0, 0, 0, 0]);
  });
});

describe('openings', () => {
  const plan = through(BOX);
  const door = openingAt(plan, 'door', { x: 30, y: 20 }, 40);

  it('go to the nearest wall, inside its corners, and open to the side of the pointer', () => {
    if (!door) throw new Error('There is no door.');
    expect(door).toMatchObject({ wall: 'wall-1', side: 1 });
    expect(placeOpening(plan, door)?.openings[0]?.at).toBe(53);
    expect(openingAt(plan, 'door', { x: 200, y: 150 }, 40)).toBeNull();
    expect(openingAt(plan, 'door', { x: 200, y: -20 }, 40)?.side).toBe(-1);
  });

  it('do not overlap and need a wall that is long enough', () => {
    if (!door) throw new Error('There is no door.');
    const placed = placeOpening(plan, door);
    if (!placed) throw new Error('It does not fit.');
    expect(placeOpening(placed, { ...door, id: 'door-9', at: 100 })).toBeNull();
    expect(placeOpening(placed, { ...door, id: 'door-9', at: 150 })?.openings).toHaveLength(2);
    expect(placeOpening(placed, { ...door, width: 390 })).toBeNull();
    const [wall] = placed.walls;
    expect(wall && resizeWall(placed, wall, 100).openings).toEqual([]);
  });
});

describe('furniture', () => {
  it('comes to rest at the faces of walls', () => {
    const sofa = HOME.items.find(({ kind }) => kind === 'sofa');
    if (!sofa) throw new Error('There is no sofa.');
    expect(snapItem(HOME, sofa, { x: 877, y: 458 }, 12)).toMatchObject({ x: 882, y: 466 });
    expect(snapItem(HOME, sofa, { x: 842, y: 301 }, 12)).toMatchObject({ x: 840, y: 300 });
    expect(extentOf({ ...sofa, rotation: 90 })).toEqual({
      x: expect.closeTo(46),
      y: expect.closeTo(110),
    });
  });

  it('is inside the flat at the start', () => {
    for (const item of HOME.items) {
      const { x, y } = extentOf(item);
      for (const corner of [
        { x: item.x - x + 9, y: item.y - y + 9 },
        { x: item.x + x - 9, y: item.y + y - 9 },
      ]) {
        expect(roomAt(HOME, corner), `${item.kind} ${item.x}`).toBe(roomAt(HOME, item));
      }
    }
  });
});

describe('files', () => {
  it('come back as they were, with new ids', () => {
    const back = readPlan(writePlan(HOME));
    expect(back.walls).toEqual(HOME.walls);
    expect(back.openings.map(({ at }) => at)).toEqual(HOME.openings.map(({ at }) => at));
    expect(back.marks).toEqual(HOME.marks);
    expect(totalArea(back)).toBe(totalArea(HOME));
    expect(readPlan(writePlan(EMPTY))).toEqual(EMPTY);
    expect(boundsOfPlan(EMPTY).width).toBeGreaterThan(0);
  });

  it('are refused with a reason', () => {
    const file = (changes: object) => () => readPlan(JSON.stringify({ ...HOME, ...changes }));
    expect(() => readPlan('walls')).toThrow('it is not JSON');
    expect(() => readPlan('null')).toThrow('not an object');
    expect(file({ walls: 3 })).toThrow('no list of "walls"');
    expect(file({ walls: [] })).toThrow('opening 1 has no wall');
    expect(file({ walls: [{ a: { x: 0, y: 0 } }] })).toThrow('wall 1 has no two ends');
    expect(file({ items: [{ kind: 'piano' }] })).toThrow('item 1 is of no known kind');
    expect(file({ items: [{ ...HOME.items[0], width: 5 }] })).toThrow('no valid place or size');
    const [first] = HOME.openings;
    expect(file({ openings: [first, first] })).toThrow('opening 2 does not fit');
  });
});

describe('lengths', () => {
  it('are those of the middle lines', () => {
    expect(HOME.walls.map(lengthOf).slice(0, 3)).toEqual([1000, 520, 360]);
  });
});
