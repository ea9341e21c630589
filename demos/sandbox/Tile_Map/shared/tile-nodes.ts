import Konva from 'konva';
import type { Camera, Size } from './camera';
import { drawTile } from './tile-picture';
import { coverOf, createCache, keyOf, placeOf, TILE, tilesInView, type Address } from './tiles';

/** What the tiles do, in numbers. */
export interface TileWork {
  /** Tiles of the view, and those of them that are not drawn yet. */
  wanted: number;
  missing: number;
  /** Tiles in the cache. */
  kept: number;
  created: number;
  dropped: number;
  /** Typical milliseconds to draw a tile. */
  cost: number | undefined;
}

/** Number of tiles in the cache: several screens of them, of a quarter of a megabyte each, or one megabyte on a screen with two pixels in one. */
export const MAX_KEPT = 96;
/** Milliseconds in a frame for drawing tiles. At least one is drawn. */
const BUDGET = 6;

interface Tile {
  canvas: HTMLCanvasElement;
  duration: number;
}

/**
 * Creates tiles that come into view, shows them, and drops those that were not used for the longest time. The tiles are nodes that no state
 * describes: they come and go many times a second and no one else changes them.
 *
 * @param parent holds the tiles and nothing else
 * @param report gets the numbers when they change
 */
export function createTileNodes(parent: Konva.Group, report: (work: TileWork) => void) {
  const cache = createCache<Tile>(MAX_KEPT);
  const nodes = new Map<string, Konva.Group>();
  let durations: number[] = [];
  let view: { camera: Camera; size: Size; hasBorders: boolean } | undefined;
  let created = 0;
  let dropped = 0;
  let reported = '';

  function draw(address: Address) {
    const begun = performance.now();
    const canvas = drawTile(address, Math.min(2, Math.ceil(Konva.pixelRatio)));
    const duration = performance.now() - begun;
    cache.keep(keyOf(address), { canvas, duration });
    durations = [...durations.slice(-19), duration];
    created += 1;
  }

  function createNode(key: string, { canvas, duration }: Tile) {
    const group = new Konva.Group({ name: 'tile', id: key });
    const words = `${key} · ${duration.toFixed(1)} ms`;
    group.add(
      new Konva.Image({ image: canvas }),
      new Konva.Rect({ name: 'border', stroke: '#d9482f', strokeWidth: 1, dash: [4, 3] }),
      new Konva.Text({ name: 'border', x: 6, y: 6, text: words, fontSize: 11, fill: '#8d2f23' }),
    );
    return group;
  }

  /** Puts the tiles that are there on the stage, and nothing else. */
  function place() {
    if (!view) return;
    const { camera, size, hasBorders } = view;
    const wanted = tilesInView(camera, size);
    const cover = coverOf(wanted, cache.has);
    const keys = new Set(cover.map(keyOf));
    for (const [key, node] of nodes) {
      if (keys.has(key)) continue;
      node.destroy();
      nodes.delete(key);
    }
    for (const address of cover) {
      const key = keyOf(address);
      const tile = cache.use(key);
      if (!tile) continue;
      const node = nodes.get(key) ?? createNode(key, tile);
      if (!nodes.has(key)) parent.add(node);
      nodes.set(key, node);
      const { x, y, width, height } = placeOf(address, camera, size);
      node.setAttrs({ x, y, level: address.level });
      for (const child of node.getChildren()) {
        const isBorder = child.name() === 'border';
        if (isBorder) child.visible(hasBorders);
        if (child.getClassName() !== 'Text') child.size({ width, height });
      }
      // Coarse tiles are below the finer ones that are there already.
      node.moveToTop();
    }
    dropped += cache.trim((key) => keys.has(key) || key === keyOf(WORLD_TILE));
    const missing = wanted.filter((address) => !cache.has(keyOf(address))).length;
    const work: TileWork = {
      wanted: wanted.length,
      missing,
      kept: cache.count(),
      created,
      dropped,
      cost: median(durations),
    };
    // A frame that changed nothing must not make a framework render.
    if (JSON.stringify(work) === reported) return;
    reported = JSON.stringify(work);
    report(work);
  }

  /** Draws tiles that are missing, those in the middle first, for at most this many milliseconds. */
  function load(budget = BUDGET) {
    if (!view) return;
    const begun = performance.now();
    const missing = tilesInView(view.camera, view.size).filter((one) => !cache.has(keyOf(one)));
    for (const address of missing) {
      draw(address);
      if (performance.now() - begun > budget) break;
    }
    if (missing.length > 0) place();
  }

  /** Shows another view with the tiles that are there. Missing ones follow with `load`. */
  function show(camera: Camera, size: Size, hasBorders: boolean) {
    view = { camera, size, hasBorders };
    if (cache.count() === 0 && size.width > 0) {
      // The first view is drawn at once. The tile with the whole world stays for good: it fills every gap.
      draw(WORLD_TILE);
      load(Infinity);
    }
    place();
  }

  return { show, load };
}

const WORLD_TILE: Address = { level: 0, column: 0, row: 0 };

function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Megabytes of this many tiles, at four bytes per pixel. */
const megabytes = (count: number, ratio: number) => (count * (TILE * ratio) ** 2 * 4) / 2 ** 20;

/** The figures below the map. What was not measured is a dash. */
export function figuresOf(zoom: number, work: TileWork | undefined) {
  const ratio = Math.min(2, Math.ceil(Konva.pixelRatio));
  const inWords = (count = 0) => count.toLocaleString('en');
  return [
    ['Zoom', zoom.toFixed(1)],
    ['Tiles in view', inWords(work?.wanted)],
    ['Kept', `${inWords(work?.kept)} (${megabytes(work?.kept ?? 0, ratio).toFixed(0)} MB)`],
    ['Created, dropped', `${inWords(work?.created)}, ${inWords(work?.dropped)}`],
    ['A tile costs', work?.cost === undefined ? '–' : `${work.cost.toFixed(1)} ms`],
  ] as const;
}
