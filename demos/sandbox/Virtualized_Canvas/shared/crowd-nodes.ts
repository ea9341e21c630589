import Konva from 'konva';
import { penguinsIn, type CellRange, type Colony } from './colony';
import { drawSprites, penguinConfig } from './look';

/** What a change of the visible cells did, and how long it took. */
export interface Change {
  /** Penguins that are nodes now. */
  nodes: number;
  created: number;
  duration: number;
}

/** Beyond this scale, sprites with more pixels are used. */
const NEAR = 1.1;

/**
 * Creates the nodes of the cells that come into view, and destroys those of the cells that leave it. Between two borders of cells,
 * panning and zooming change no node in here.
 *
 * @param parent holds the penguins and nothing else
 * @param report gets each change
 */
export function createCrowdNodes(parent: Konva.Group, report: (change: Change) => void) {
  const sprites = { near: drawSprites(7), far: drawSprites(2.5) };
  const cells = new Map<string, Konva.Group>();
  let shown: { colony: Colony; isNear: boolean } | undefined;
  let nodes = 0;

  /** One group for each row of cells, in order: penguins farther down cover those above them. */
  function clear(rows: number) {
    parent.destroyChildren();
    cells.clear();
    nodes = 0;
    for (let row = 0; row < rows; row += 1) parent.add(new Konva.Group());
  }

  function createCell(colony: Colony, column: number, row: number, isNear: boolean) {
    const group = new Konva.Group({ name: 'cell', column, listening: false });
    const { near, far } = sprites;
    const configs = penguinsIn(colony, column, row).map((i) =>
      penguinConfig(colony, i, isNear ? near : far),
    );
    for (const config of configs) group.add(new Konva.Image(config));
    return group;
  }

  /** Shows the penguins of these cells and no others. Null shows none. */
  function show(colony: Colony, range: CellRange | null, scale: number) {
    const begun = performance.now();
    const isNear = scale > NEAR;
    let created = 0;
    let hasChanged = false;
    if (shown?.colony !== colony || (range && shown.isNear !== isNear)) {
      clear(colony.columns);
      shown = { colony, isNear };
      hasChanged = true;
    }

    const wanted = new Map<string, [column: number, row: number]>();
    if (range) {
      for (let row = range.top; row <= range.bottom; row += 1) {
        for (let column = range.left; column <= range.right; column += 1) {
          wanted.set(`${column} ${row}`, [column, row]);
        }
      }
    }
    for (const [key, cell] of cells) {
      if (wanted.has(key)) continue;
      nodes -= cell.getChildren().length;
      cell.destroy();
      cells.delete(key);
      hasChanged = true;
    }
    for (const [key, [column, row]] of wanted) {
      if (cells.has(key)) continue;
      const cell = createCell(colony, column, row, isNear);
      const home = parent.getChildren()[row];
      if (!(home instanceof Konva.Group)) continue;
      home.add(cell);
      // From left to right, so that cells overlap in the same order from whichever side the view arrives.
      cell.zIndex(home.getChildren((other) => other.getAttr('column') < column).length);
      cells.set(key, cell);
      created += cell.getChildren().length;
      hasChanged = true;
    }
    nodes += created;
    if (hasChanged) report({ nodes, created, duration: performance.now() - begun });
  }

  return { show };
}
