import { describe, expect, it } from 'vitest';
import {
  cameraForKey,
  carry,
  createSpeedometer,
  flyTo,
  letGo,
  moveOn,
  still,
  toStage,
  toWorld,
  WHOLE,
  ZOOM,
  type Journey,
} from './shared/camera';
import { traceLevel } from './shared/contours';
import { cameraWithPopup, describeView, placeAt, popupConfig, scaleOf } from './shared/look';
import { describe as inWords, FERRIES, findPlace, PLACES } from './shared/places';
import { START } from './shared/start';
import { CELLS, heightAt, heightsOf, WORLD } from './shared/terrain';
import {
  childrenOf,
  coverOf,
  createCache,
  keyOf,
  levelFor,
  parentOf,
  placeOf,
  tilesInView,
} from './shared/tiles';

const SIZE = { width: 800, height: 400 };

describe('tiles', () => {
  it('finds those in view, from the middle outward', () => {
    const tiles = tilesInView({ x: 64, y: 64, zoom: 3 }, SIZE);
    // 256 pixels each: 800 pixels around a corner touch 4 columns, and 400 touch 2 rows.
    expect(tiles).toHaveLength(8);
    expect(tiles.slice(0, 4).map(keyOf).toSorted()).toEqual(['3/3/3', '3/3/4', '3/4/3', '3/4/4']);
    expect(tilesInView(START, { width: 0, height: 0 })).toEqual([]);
  });

  it('stops at the end of the world', () => {
    const tiles = tilesInView({ x: 0, y: 0, zoom: 3 }, SIZE);
    expect(tiles.every(({ column, row }) => column >= 0 && row >= 0)).toBe(true);
    expect(tilesInView({ ...WHOLE, zoom: 1 }, SIZE)).toHaveLength(4);
  });

  it('chooses the level nearest to the zoom, up to the finest', () => {
    expect([0, 2.4, 2.6, 7].map(levelFor)).toEqual([0, 2, 3, 6]);
  });

  it('knows parents and children', () => {
    const tile = { level: 4, column: 5, row: 10 };
    expect(childrenOf(tile)).toHaveLength(4);
    for (const child of childrenOf(tile)) expect(parentOf(child)).toEqual(tile);
    expect(parentOf({ level: 0, column: 0, row: 0 })).toBeNull();
  });

  it('fills a hole with a coarser tile below, and with finer ones above', () => {
    const wanted = [
      { level: 2, column: 1, row: 1 },
      { level: 2, column: 2, row: 1 },
    ];
    const cover = (...keys: string[]) => coverOf(wanted, (key) => keys.includes(key)).map(keyOf);
    expect(cover('2/1/1', '2/2/1', '0/0/0')).toEqual(['2/1/1', '2/2/1']);
    expect(cover('2/2/1', '0/0/0', '3/2/2')).toEqual(['0/0/0', '2/2/1', '3/2/2']);
    expect(cover('1/0/0', '0/0/0', '2/2/1')).toEqual(['1/0/0', '2/2/1']);
    expect(cover()).toEqual([]);
  });

  it('shares the sides of neighbors at every zoom', () => {
    const camera = { x: 61.37, y: 58.91, zoom: 2.713 };
    const one = placeOf({ level: 3, column: 3, row: 3 }, camera, SIZE);
    const right = placeOf({ level: 3, column: 4, row: 3 }, camera, SIZE);
    const below = placeOf({ level: 3, column: 3, row: 4 }, camera, SIZE);
    expect(one.x + one.width).toBe(right.x);
    expect(one.y + one.height).toBe(below.y);
  });

  it('keeps what was used last and what is needed', () => {
    const cache = createCache<number>(2);
    for (const [i, key] of ['a', 'b', 'c', 'd'].entries()) cache.keep(key, i);
    expect(cache.use('a')).toBe(0);
    expect(cache.trim((key) => key === 'b')).toBe(2);
    expect(['a', 'b', 'c', 'd'].filter(cache.has)).toEqual(['a', 'b']);
    expect(cache.use('c')).toBeUndefined();
  });
});

describe('camera', () => {
  it('carries a point, and zooms about it', () => {
    const from = { x: 100, y: 300 };
    const held = toWorld(START, SIZE, from);
    const next = carry(START, SIZE, from, { x: 160, y: 260 }, 2);
    expect(next.zoom).toBeCloseTo(4);
    const now = toStage(next, SIZE, held);
    expect(now.x).toBeCloseTo(160);
    expect(now.y).toBeCloseTo(260);
  });

  it('does not creep at its limits', () => {
    const nearest = { ...START, zoom: ZOOM.most };
    expect(carry(nearest, SIZE, { x: 9, y: 9 }, { x: 9, y: 9 }, 3)).toEqual(nearest);
    expect(carry(WHOLE, SIZE, { x: 0, y: 0 }, { x: 9000, y: 0 }, 1).x).toBe(0);
  });

  it('glides the same way at 30 and at 120 frames in a second', () => {
    const run = (frame: number) => {
      let journey: Journey = letGo(still(START), { x: -1, y: 0.5 }, true);
      for (let time = 0; time < 900; time += frame) journey = moveOn(journey, frame);
      return journey.camera;
    };
    expect(run(30).x).toBeCloseTo(run(7.5).x, 6);
    expect(run(30).y).toBeCloseTo(run(7.5).y, 6);
    expect(run(30).x).toBeGreaterThan(START.x);
    expect(run(30).y).toBeLessThan(START.y);
  });

  it('comes to rest, and does not start slowly or for those who want no motion', () => {
    let journey = letGo(still(START), { x: -1, y: 0 }, true);
    for (let i = 0; i < 200; i += 1) journey = moveOn(journey, 16);
    expect(journey.motion).toBeNull();
    expect(letGo(still(START), { x: 0.05, y: 0 }, true).motion).toBeNull();
    expect(letGo(still(START), { x: -1, y: 0 }, false).motion).toBeNull();
    // At the border of the world, nothing is left to do.
    const edge = moveOn(letGo(still({ ...START, x: 0 }), { x: 2, y: 0 }, true), 16);
    expect(edge).toEqual(still({ ...START, x: 0 }));
  });

  it('flies to its goal, over a view of both ends', () => {
    const goal = { x: 101, y: 90, zoom: 5 };
    let journey = flyTo(still({ x: 22, y: 40, zoom: 5 }), goal, true);
    let least = Infinity;
    for (let i = 0; i < 200; i += 1) {
      journey = moveOn(journey, 16);
      least = Math.min(least, journey.camera.zoom);
    }
    expect(journey).toEqual(still(goal));
    expect(least).toBeLessThan(3.5);
    expect(flyTo(still(START), goal, false)).toEqual(still(goal));
  });

  it('answers keys, and leaves others alone', () => {
    expect(cameraForKey('+', { ...START, zoom: 2.3 }, SIZE)?.zoom).toBe(3);
    expect(cameraForKey('-', { ...START, zoom: 2.3 }, SIZE)?.zoom).toBe(2);
    expect(cameraForKey('-', { ...START, zoom: 2 }, SIZE)?.zoom).toBe(1);
    expect(cameraForKey('ArrowDown', START, SIZE)?.y).toBeGreaterThan(START.y);
    expect(cameraForKey('a', START, SIZE)).toBeNull();
  });

  it('reads the speed of the last moments only', () => {
    const meter = createSpeedometer();
    for (let i = 0; i <= 10; i += 1) meter.add(i * 10, { x: i * 20, y: -i * 10 });
    expect(meter.read(105).x).toBeCloseTo(2);
    expect(meter.read(105).y).toBeCloseTo(-1);
    expect(meter.read(200)).toEqual({ x: 0, y: 0 });
    meter.clear();
    expect(meter.read(105)).toEqual({ x: 0, y: 0 });
  });
});

describe('terrain', () => {
  it('has every place on its side of the coast', () => {
    for (const { name, kind, x, y } of PLACES) {
      const height = heightAt(x, y, 9);
      expect([name, height > 0]).toEqual([name, true]);
      if (kind === 'peak') expect(height).toBeGreaterThan(300);
      else expect([name, height < 60]).toEqual([name, true]);
    }
  });

  it('is deep water at the borders of the world', () => {
    for (let i = 0; i <= WORLD; i += 4) {
      for (const [x, y] of [
        [i, 0],
        [0, i],
        [i, WORLD],
        [WORLD, i],
      ] as const) {
        expect(heightAt(x, y, 9)).toBeLessThan(-300);
      }
    }
  });

  it('leads ferries over water', () => {
    for (const ferry of FERRIES) {
      for (const { x, y } of ferry.slice(1, -1)) {
        expect([x, y, heightAt(x, y, 6) < 0]).toEqual([x, y, true]);
      }
    }
  });
});

describe('traceLevel', () => {
  /** The area of all polygons, in cells. */
  function areaOf(slope: (x: number, y: number) => number, level: number) {
    const side = CELLS + 3;
    const values = Float32Array.from({ length: side * side }, (_, i) =>
      slope((i % side) - 1, Math.floor(i / side) - 1),
    );
    const polygons: [number, number][][] = [];
    let length = 0;
    traceLevel({ side, values, least: 0, most: 0 }, level, {
      corner(x, y, isFirst) {
        if (isFirst) polygons.push([]);
        polygons.at(-1)?.push([x, y]);
      },
      line: (x1, y1, x2, y2) => (length += Math.hypot(x2 - x1, y2 - y1)),
    });
    let area = 0;
    for (const polygon of polygons) {
      polygon.forEach(([x, y], i) => {
        const [nextX, nextY] = polygon[(i + 1) % polygon.length] ?? [0, 0];
        area += (x * nextY - nextX * y) / 2;
      });
    }
    return { area, length };
  }

  it('cuts a plane along a line', () => {
    const { area, length } = areaOf((x) => x, 20.5);
    expect(area).toBeCloseTo((CELLS - 20.5) * CELLS);
    expect(length).toBeCloseTo(CELLS);
  });

  it('draws a round hill', () => {
    const { area, length } = areaOf((x, y) => -Math.hypot(x - 32, y - 32), -20);
    expect(Math.abs(area / (Math.PI * 400) - 1)).toBeLessThan(0.01);
    expect(Math.abs(length / (Math.PI * 40) - 1)).toBeLessThan(0.01);
  });

  it('has nothing to draw of a level that is not reached', () => {
    expect(areaOf(() => 3, 4)).toEqual({ area: 0, length: 0 });
    expect(areaOf(() => 3, 2)).toEqual({ area: CELLS * CELLS, length: 0 });
  });
});

describe('heightsOf', () => {
  it('has the same heights at the side that two tiles share', () => {
    const left = heightsOf(56, 56, 8, 7);
    const right = heightsOf(64, 56, 8, 7);
    for (let row = 0; row < left.side; row += 1) {
      const last = left.values[row * left.side + CELLS + 1] ?? NaN;
      expect(right.values[row * right.side + 1]).toBeCloseTo(last, 3);
    }
  });
});

describe('places', () => {
  it('are found by their name, its beginning or a part, without case and accents', () => {
    const nameOf = (typed: string) => {
      const found = findPlace(typed);
      return 'place' in found ? found.place.name : found.wrong;
    };
    expect(nameOf('  gull HARBOR ')).toBe('Gull Harbor');
    expect(nameOf('brenna')).toBe('Brenna');
    expect(nameOf('skarn l')).toBe('Skarn Light');
    expect(nameOf('Bén')).toContain('No place here is called “Bén”');
    expect(nameOf('stones')).toBe('Fenn Stones');
    expect(nameOf(' ')).toContain('Type the name');
  });

  it('are said in one sentence or two', () => {
    const [first] = PLACES;
    expect(first && inWords(first)).toBe(
      'Gull Harbor, a village. Ferry port, 2,140 people. Kippers on Fridays.',
    );
    const water = findPlace('Sea of Kelp');
    expect('place' in water && inWords(water.place)).toBe('Sea of Kelp, a stretch of water.');
  });

  it('have a lower popup without a text about them', () => {
    const titleOf = (name: string) => {
      const found = findPlace(name);
      return 'place' in found ? popupConfig(START, SIZE, found.place).title.y : undefined;
    };
    expect(titleOf('Gull Harbor')).toBe(-84);
    expect(titleOf('Sea of Kelp')).toBe(-50);
  });

  it('say where the view is', () => {
    expect(describeView(START, SIZE)).toBe('Zoom 3.0, near Mount Bren.');
    expect(describeView({ x: 0, y: 0, zoom: 7 }, SIZE)).toBe('Zoom 7.0, no pin in view.');
  });

  it('are hit at their pins, the nearest one first', () => {
    const harbor = PLACES.find(({ name }) => name === 'Gull Harbor');
    if (!harbor) throw new Error('There is no harbor.');
    const { x, y } = toStage(START, SIZE, harbor);
    expect(placeAt(START, SIZE, { x: x + 5, y: y - 20 })).toBe(harbor);
    expect(placeAt(START, SIZE, { x: x + 60, y: y + 60 })).toBeNull();
  });

  it('have their popup inside the view', () => {
    const place = PLACES[0];
    if (!place) throw new Error('There are no places.');
    const inCorner = { ...START, x: place.x + 24, y: place.y + 12 };
    const { x, y } = toStage(cameraWithPopup(inCorner, SIZE, place), SIZE, place);
    expect(x).toBeCloseTo(122);
    expect(y).toBeCloseTo(154);
    const inMiddle = { ...START, x: place.x, y: place.y };
    expect(cameraWithPopup(inMiddle, SIZE, place)).toEqual(inMiddle);
  });
});

describe('scaleOf', () => {
  it('is a round number that fits', () => {
    for (let zoom = 1; zoom <= 7; zoom += 0.1) {
      const { words, pixels } = scaleOf(zoom, 130);
      expect(words).toMatch(/^[125]0* k?m$/);
      expect(pixels).toBeLessThanOrEqual(130.001);
      expect(pixels).toBeGreaterThan(50);
    }
  });
});
