import type Konva from 'konva';
import { createRandom } from '../../../common/konva/random';
import { type Column, cellId, rangeOf, type Value } from './grid';
import { handleAt, thumbsOf } from './hand-on';
import { drawBar, drawCurve, drawKind, drawMoon, INK, type Pen } from './icons';
import { kindOf, moonAge } from './log';
import {
  BAR,
  boxOf,
  editsOf,
  type Layout,
  positionsIn,
  rangeIn,
  ROW,
  rowOf,
  type Sheet,
  valueAt,
} from './sheet';

const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";
const NIGHT = '#0d1230';
const STRIPE = '#131a3f';
const LINE = '#222b5a';
const TITLES = '#1b2350';
const PAD = 9;

function fill(pen: Pen, color: string | CanvasGradient, box: [number, number, number, number]) {
  pen.fillStyle = color;
  pen.fillRect(...box);
}

function write(pen: Pen, text: string, x: number, y: number, align: CanvasTextAlign = 'left') {
  pen.textAlign = align;
  pen.fillText(text, x, y);
}

/** Draws things that need no separate nodes. */
const drawing = (name: string, draw: (pen: Pen) => void) =>
  ({
    name,
    listening: false,
    sceneFunc: (context: Konva.Context) => draw(context._context),
  }) satisfies Konva.ShapeConfig;

// The sky above the titles.

/** Dusk over a hill, with star trails around the pole and the dome. */
export const skyConfig = ({ width, sky }: Layout) =>
  drawing('sky', (pen) => {
    const dusk = pen.createLinearGradient(0, 0, 0, sky);
    dusk.addColorStop(0, '#0b1033');
    dusk.addColorStop(0.55, '#2a2a66');
    dusk.addColorStop(0.85, '#7d4a78');
    dusk.addColorStop(1, '#d98a6a');
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, width, sky);
    pen.clip();
    fill(pen, dusk, [0, 0, width, sky]);
    const pole = { x: width * 0.66, y: sky * 0.42 };
    const next = createRandom(7);
    pen.lineCap = 'round';
    for (let i = 0; i < 150; i += 1) {
      const radius = 6 + next() * Math.max(220, width * 0.6);
      const from = next() * 2 * Math.PI;
      pen.strokeStyle = next() < 0.2 ? '#ffd9a0' : '#dfe8ff';
      pen.globalAlpha = 0.16 + next() * 0.5;
      pen.lineWidth = 0.6 + next() * 0.7;
      pen.beginPath();
      pen.arc(pole.x, pole.y, radius, from, from + 0.16 + next() * 0.3);
      pen.stroke();
    }
    pen.globalAlpha = 1;
    drawHill(pen, width, sky);
    drawDome(pen, width - Math.min(110, width * 0.2), sky - 17);
    pen.restore();
  });

function drawHill(pen: Pen, width: number, sky: number) {
  pen.fillStyle = '#171a3d';
  pen.beginPath();
  pen.moveTo(0, sky);
  pen.lineTo(0, sky - 5);
  pen.bezierCurveTo(width * 0.3, sky - 14, width * 0.45, sky + 2, width * 0.62, sky - 8);
  pen.bezierCurveTo(width * 0.75, sky - 22, width * 0.9, sky - 22, width, sky - 10);
  pen.lineTo(width, sky);
  pen.fill();
}

function drawDome(pen: Pen, x: number, y: number) {
  const metal = pen.createLinearGradient(x - 24, 0, x + 24, 0);
  metal.addColorStop(0, '#f0e3d2');
  metal.addColorStop(0.45, '#c9b6bd');
  metal.addColorStop(1, '#5b5078');
  // The slit lets lamp light out.
  pen.fillStyle = metal;
  pen.beginPath();
  pen.arc(x, y - 12, 23, Math.PI, 0);
  pen.fill();
  pen.fillStyle = '#241f47';
  pen.beginPath();
  pen.moveTo(x - 13, y - 12);
  pen.quadraticCurveTo(x - 12, y - 30, x - 3, y - 35);
  pen.lineTo(x + 5, y - 34.5);
  pen.quadraticCurveTo(x - 3, y - 28, x - 4, y - 12);
  pen.fill();
  pen.strokeStyle = '#e6b85f';
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(x - 6, y - 16);
  pen.lineTo(x - 14, y - 39);
  pen.stroke();
  fill(pen, metal, [x - 25, y - 13, 50, 4]);
  fill(pen, '#3a3359', [x - 21, y - 9, 42, 16]);
  for (const window of [-14, -3, 8]) fill(pen, '#ffcf7a', [x + window, y - 4, 5, 6]);
}

// Titles.

export const titlesConfig = (sheet: Sheet, layout: Layout) =>
  drawing('titles', (pen) => {
    const { body, width, sky } = layout;
    const height = body.y - sky;
    fill(pen, TITLES, [0, sky, width, height]);
    pen.textBaseline = 'middle';
    const drawTitle = ({ title, kind }: Column, column: number) => {
      const box = boxOf(sheet, { position: 0, column }, layout);
      const isSorted = sheet.sort?.column === column;
      const isActive = sheet.active.column === column;
      fill(pen, TITLES, [box.x, sky, box.width, height]);
      pen.save();
      pen.beginPath();
      pen.rect(box.x, sky, box.width - 2, height);
      pen.clip();
      pen.font = `600 12px ${SANS}`;
      pen.fillStyle = isSorted ? INK.brass : isActive ? '#ffffff' : INK.text;
      const isRight = column === 0 && kind === 'number';
      const room = isSorted ? 14 : 0;
      const x = isRight ? box.x + box.width - PAD - room : box.x + PAD;
      write(pen, title, x, sky + height / 2 + 1, isRight ? 'right' : 'left');
      if (isSorted)
        drawArrow(pen, box.x + box.width - 13, sky + height / 2, sheet.sort?.isDown === true);
      pen.restore();
      fill(pen, '#39437e', [box.x + box.width - 1, sky + 7, 1, height - 14]);
    };
    pen.save();
    pen.beginPath();
    pen.rect(body.x, sky, body.width, height);
    pen.clip();
    sheet.table.columns.forEach((about, column) => {
      if (column > 0) drawTitle(about, column);
    });
    pen.restore();
    const [first] = sheet.table.columns;
    if (first) drawTitle(first, 0);
    fill(pen, INK.brass, [0, body.y - 1.5, width, 1.5]);
  });

function drawArrow(pen: Pen, x: number, y: number, isDown: boolean) {
  const way = isDown ? 1 : -1;
  pen.beginPath();
  pen.moveTo(x - 4, y - 2 * way);
  pen.lineTo(x + 4, y - 2 * way);
  pen.lineTo(x, y + 3.5 * way);
  pen.fill();
}

// Rows.

/** There are as many nodes as rows in view: row 14 reuses the node of row 0. */
export const slotOf = (position: number, { body }: Layout) =>
  position % (Math.ceil(body.height / ROW) + 1);

/** One node for each row in view. What it draws is in its attributes. */
export function rowConfigs(sheet: Sheet, layout: Layout) {
  const { table, scroll } = sheet;
  const { body } = layout;
  const range = rangeIn(sheet);
  const edits = editsOf(sheet);
  return positionsIn(sheet, layout).map((position) => {
    const row = rowOf(sheet, position);
    const values = table.columns.map((_, column) => valueAt(sheet, { position, column }));
    const isIn = position >= range.top && position <= range.bottom;
    const edited = table.columns.flatMap((_, column) =>
      edits.has(cellId(table, row, column)) ? column : [],
    );
    return {
      id: `slot-${slotOf(position, layout)}`,
      name: 'row',
      x: 0,
      y: body.y + position * ROW - scroll.y,
      width: layout.width,
      height: ROW,
      listening: false,
      number: row + 1,
      words: values.join(' | '),
      sceneFunc: (context: Konva.Context) =>
        drawRow(context._context, {
          sheet,
          layout,
          values,
          edited,
          row,
          isStripe: position % 2 === 1,
          selected: isIn ? [range.left, range.right] : null,
        }),
    } satisfies Konva.ShapeConfig;
  });
}

interface Row {
  sheet: Sheet;
  layout: Layout;
  values: Value[];
  edited: number[];
  row: number;
  isStripe: boolean;
  selected: [left: number, right: number] | null;
}

function drawRow(pen: Pen, parts: Row) {
  const { layout, values, isStripe } = parts;
  const { body, width } = layout;
  fill(pen, isStripe ? STRIPE : NIGHT, [0, 0, width, ROW]);
  pen.textBaseline = 'middle';
  pen.font = `12.5px ${SANS}`;
  pen.save();
  pen.beginPath();
  pen.rect(body.x, 0, body.width, ROW);
  pen.clip();
  values.forEach((_, column) => {
    if (column > 0) drawCell(pen, parts, column);
  });
  pen.restore();
  fill(pen, isStripe ? '#1a2250' : '#161d47', [0, 0, body.x, ROW]);
  drawCell(pen, parts, 0);
}

function drawCell(pen: Pen, parts: Row, column: number) {
  const { sheet, layout, values, edited, row, selected } = parts;
  const { x, width } = boxOf(sheet, { position: 0, column }, layout);
  const about = sheet.table.columns[column];
  const { body } = layout;
  // Out of view.
  if (!about || (column > 0 && (x > body.x + body.width || x + width < body.x))) return;
  if (selected && column >= selected[0] && column <= selected[1]) {
    fill(pen, '#e6b85f26', [x, 0, width, ROW]);
  }
  pen.save();
  pen.beginPath();
  pen.rect(x, 0, width - 1, ROW);
  pen.clip();
  pen.fillStyle = INK.text;
  const value = values[column] ?? '';
  const middle = ROW / 2 + 0.5;
  if (value === '' && about.kind === 'number') {
    pen.fillStyle = INK.soft;
    write(pen, '–', x + PAD, middle);
  } else {
    const draw = CELLS[about.key];
    if (draw) draw(pen, { value, x, width, middle, row, day: sheet.table.dayOf(row) });
    else write(pen, String(value), x + PAD, middle);
  }
  if (edited.includes(column)) {
    pen.fillStyle = INK.brass;
    pen.beginPath();
    pen.moveTo(x + width - 9, 0);
    pen.lineTo(x + width - 1, 0);
    pen.lineTo(x + width - 1, 8);
    pen.fill();
  }
  pen.restore();
  fill(pen, LINE, [x + width - 1, 0, 1, ROW]);
}

interface Drawn {
  value: Value;
  x: number;
  width: number;
  middle: number;
  row: number;
  /** The day of the log. */
  day: number;
}

/** The drawing function of each column, by its key. Without an entry, the value is drawn as text. */
const CELLS: Record<string, (pen: Pen, cell: Drawn) => void> = {
  number(pen, { value, x, width, middle }) {
    pen.fillStyle = INK.soft;
    write(pen, String(value), x + width - PAD, middle, 'right');
  },
  object(pen, { value, x, middle }) {
    const name = String(value);
    if (name) drawKind(pen, kindOf(name), x + 15, ROW / 2);
    pen.fillStyle = INK.text;
    write(pen, name, x + 29, middle);
  },
  magnitude(pen, { value, x, width, middle }) {
    write(pen, Number(value).toFixed(2).replace('-', '−'), x + 40, middle, 'right');
    // Bright objects have small magnitudes.
    drawBar(pen, INK.brass, (10 - Number(value)) / 12.5, x + 49, ROW / 2, width - 60);
  },
  seconds(pen, { value, x, width, middle }) {
    write(pen, `${value} s`, x + 50, middle, 'right');
    drawBar(
      pen,
      INK.coral,
      Math.log(Number(value) + 1) / Math.log(7201),
      x + 59,
      ROW / 2,
      width - 70,
    );
  },
  seeing(pen, { value, x, middle }) {
    const blur = Number(value);
    const color = blur < 1 ? INK.leaf : blur < 2 ? INK.brass : blur < 3 ? '#f09a5b' : '#e0646b';
    pen.fillStyle = color;
    pen.beginPath();
    pen.arc(x + 16, ROW / 2, Math.min(8, 2 + blur * 1.5), 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = INK.text;
    write(pen, `${blur.toFixed(1)}″`, x + 31, middle);
  },
  moon(pen, { value, x, middle, day }) {
    drawMoon(pen, moonAge(day), x + 17, ROW / 2, 7.5);
    pen.fillStyle = INK.soft;
    write(pen, `${value} %`, x + 32, middle);
  },
  swing(pen, { value, x, width, row }) {
    drawCurve(pen, row + 1, Number(value), { x: x + PAD, y: ROW / 2, width: width - 2 * PAD });
  },
  note(pen, { value, x, middle }) {
    pen.fillStyle = INK.soft;
    pen.font = `italic 12.5px ${SANS}`;
    write(pen, String(value), x + PAD, middle);
  },
};

/** Cells are drawn only between the titles and the lower scroll bar. */
export const bodyClip = ({ width, body }: Layout) => ({
  clipX: 0,
  clipY: body.y,
  clipWidth: width,
  clipHeight: body.height,
});

// Selection and scroll bars.

/** A frame around the selection, a stronger one around the active cell, and the handle for fingers. */
export const selectionConfig = (sheet: Sheet, layout: Layout) =>
  drawing('selection', (pen) => {
    const { body } = layout;
    const range = rangeIn(sheet);
    const frame = (one: typeof range, line: number) => {
      const from = boxOf(sheet, { position: one.top, column: one.left }, layout);
      const to = boxOf(sheet, { position: one.bottom, column: one.right }, layout);
      pen.lineWidth = line;
      pen.strokeRect(from.x, from.y, to.x + to.width - from.x - 1, to.y + ROW - from.y - 1);
    };
    pen.save();
    pen.beginPath();
    const left = range.left === 0 ? 0 : body.x;
    pen.rect(left, body.y, body.x + body.width - left, body.height);
    pen.clip();
    pen.strokeStyle = INK.brass;
    frame(range, 1.5);
    frame(rangeOf(sheet.active, sheet.active), 2.5);
    const handle = handleAt(sheet, layout);
    pen.fillStyle = INK.brass;
    pen.strokeStyle = NIGHT;
    pen.lineWidth = 1.5;
    pen.beginPath();
    pen.arc(handle.x - 1, handle.y - 1, 5, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
    pen.restore();
  });

/** Both scroll bars; while the vertical one is dragged, a label shows which row is at the top. */
export const barsConfig = (sheet: Sheet, layout: Layout) =>
  drawing('bars', (pen) => {
    const { body, width, height } = layout;
    const { down, across } = thumbsOf(sheet, layout);
    fill(pen, '#0a0e27', [width - BAR, body.y, BAR, height - body.y]);
    fill(pen, '#0a0e27', [0, height - BAR, width, BAR]);
    const thumb = (x: number, y: number, wide: number, high: number, isHeld: boolean) => {
      pen.fillStyle = isHeld ? INK.brass : '#56609e';
      pen.beginPath();
      pen.roundRect(x, y, wide, high, 4);
      pen.fill();
    };
    const held = sheet.grip?.kind;
    thumb(width - BAR + 3, body.y + down.from, BAR - 6, down.length, held === 'down');
    if (across.length < body.width) {
      thumb(body.x + across.from, height - BAR + 3, across.length, BAR - 6, held === 'across');
    }
    if (held === 'down') drawTop(pen, sheet, layout, body.y + down.from + down.length / 2);
  });

function drawTop(pen: Pen, sheet: Sheet, { width, body }: Layout, at: number) {
  const top = positionsIn(sheet, { width, body, height: 0, sky: 0 })[0] ?? 0;
  const text = `${valueAt(sheet, { position: top, column: 1 })} · No. ${rowOf(sheet, top) + 1}`;
  pen.font = `600 12.5px ${SANS}`;
  const wide = pen.measureText(text).width + 20;
  const y = Math.min(Math.max(at, body.y + 16), body.y + body.height - 16);
  pen.fillStyle = INK.brass;
  pen.beginPath();
  pen.roundRect(width - BAR - 8 - wide, y - 13, wide, 26, 13);
  pen.fill();
  pen.fillStyle = NIGHT;
  pen.textBaseline = 'middle';
  write(pen, text, width - BAR - 8 - wide / 2, y + 1, 'center');
}

/** Where the field over the active cell is. If its cell is scrolled out of view, the field waits at the edge. */
export function fieldBox(
  sheet: Sheet,
  layout: Layout,
): Record<'left' | 'top' | 'width' | 'height', string> {
  const { body } = layout;
  const { x, y, width } = boxOf(sheet, sheet.active, layout);
  const wide = Math.min(width, body.width);
  const left = Math.min(Math.max(x, body.x), body.x + body.width - wide);
  const top = Math.min(Math.max(y, body.y), body.y + body.height - ROW);
  return {
    left: `${left - 1}px`,
    top: `${top - 1}px`,
    width: `${wide + 1}px`,
    height: `${ROW + 1}px`,
  };
}
