import type Konva from 'konva';
import { arrowStep } from '../../../common/konva/arrow-step';
import type { Film } from './film';
import { hang, SIZE, stopAt, toggle, type Player } from './player';

export const LABEL = 'Picture on a wall';
export const HELP =
  'Arrow keys move the picture, with Shift faster. Space plays and pauses. Page Up and Page Down show the frame before and after.';

/** The picture is at most this wide and high. */
const PICTURE = 184;

/** The strip of frames on the sideboard. */
const STRIP = { x: 26, y: 308, width: 508, height: 38 };

/** The wall is as wide as the stage. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / SIZE.width;
  return { width, height: SIZE.height * scale, scaleX: scale, scaleY: scale };
}

export const roomConfig = {
  name: 'room',
  listening: false,
  sceneFunc: ({ _context }) => drawRoom(_context),
} satisfies Konva.ShapeConfig;

/** The picture in its frame: the frame is the stroke of the image. */
export function pictureConfig(player: Player, film: Film | undefined) {
  const { width: wide, height: high } = film ?? { width: 1, height: 1 };
  const scale = PICTURE / Math.max(wide, high);
  const [width, height] = [wide * scale, high * scale];
  return {
    name: 'picture',
    image: film?.pictures[player.frame],
    ...player.place,
    width,
    height,
    offsetX: width / 2,
    offsetY: height / 2,
    fill: '#f1e6d2',
    stroke: '#c98f3e',
    strokeWidth: 13,
    lineJoin: 'miter',
    draggable: true,
    shadowColor: '#241016',
    shadowBlur: 16,
    shadowOffsetY: 9,
    shadowOpacity: 0.55,
  } satisfies Konva.ImageConfig;
}

/** The thin gold line inside the frame, and the wire to the nail. */
export function trimConfig(player: Player, film: Film | undefined) {
  const { width, height } = pictureConfig(player, film);
  return {
    name: 'trim',
    ...player.place,
    wide: width,
    high: height,
    listening: false,
    sceneFunc: drawTrim,
  } satisfies Konva.ShapeConfig;
}

/** Puts a dragged picture back on the wall, and says where that is. */
export function placeIn(node: Konva.Node, player: Player) {
  const { place } = hang(player, node.position());
  node.position(place);
  return place;
}

/** A thumbnail for each frame. Long films show as many as there is room for, at equal distances. */
export function stripFrames(film: Film | undefined): number[] {
  const count = film?.pictures.length ?? 0;
  const shown = Math.min(count, 16);
  return Array.from({ length: shown }, (_, i) => Math.floor((i * count) / shown));
}

export function thumbConfig(film: Film | undefined, frame: number, at: number, current: number) {
  const frames = stripFrames(film);
  const side = STRIP.width / 16;
  const isCurrent = current >= frame && current < (frames[at + 1] ?? Infinity);
  const { width = 1, height = 1 } = film ?? {};
  const scale = (side - 5) / Math.max(width, height);
  return {
    id: `thumb-${at}`,
    name: 'thumb',
    image: film?.pictures[frame],
    frame,
    // The strip is in the middle of the sideboard.
    x: STRIP.x + (at + 0.5 + (16 - frames.length) / 2) * side,
    y: STRIP.y + STRIP.height / 2,
    width: width * scale,
    height: height * scale,
    offsetX: (width * scale) / 2,
    offsetY: (height * scale) / 2,
    stroke: isCurrent ? '#ffd26a' : '#1c1416',
    strokeWidth: isCurrent ? 4 : 1,
  } satisfies Konva.ImageConfig;
}

/** The frame of a pressed thumbnail. */
export const frameOf = (node: Konva.Node) => Number(node.getAttr('frame'));

/** What a key does to the picture, or undefined if it does nothing here. */
export function playerKey(event: KeyboardEvent): ((player: Player) => Player) | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  const by = arrowStep(event, shiftKey ? 20 : 4);
  if (by) return (player) => hang(player, { x: player.place.x + by.x, y: player.place.y + by.y });
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === ' ') return toggle;
  if (key === 'PageDown') return (player) => stopAt(player, player.frame + 1);
  return key === 'PageUp' ? (player) => stopAt(player, player.frame - 1) : undefined;
}

function drawTrim({ _context: context }: Konva.Context, shape: Konva.Shape) {
  const [width, height] = [Number(shape.getAttr('wide')), Number(shape.getAttr('high'))];
  const nail = { x: 0, y: -height / 2 - 30 };
  context.strokeStyle = 'rgba(40, 20, 16, 0.65)';
  context.lineWidth = 1.3;
  context.beginPath();
  context.moveTo(-width * 0.32, -height / 2 - 6);
  context.lineTo(nail.x, nail.y);
  context.lineTo(width * 0.32, -height / 2 - 6);
  context.stroke();
  context.fillStyle = '#e8c98e';
  context.beginPath();
  context.arc(nail.x, nail.y, 3.2, 0, 2 * Math.PI);
  context.fill();
  const line = (inset: number, color: string, lineWidth: number) => {
    context.strokeStyle = color;
    context.lineWidth = lineWidth;
    context.strokeRect(
      -width / 2 + inset,
      -height / 2 + inset,
      width - 2 * inset,
      height - 2 * inset,
    );
  };
  line(-5.8, '#7d4f1c', 1.4);
  line(-2.6, '#f2cf86', 1.6);
  line(5.6, '#8f5d24', 1.6);
}

/** Striped wallpaper, a sideboard with a lamp and a plant, and a strip of film on it. */
function drawRoom(context: CanvasRenderingContext2D) {
  const { width } = SIZE;
  context.fillStyle = '#8f3b46';
  context.fillRect(0, 0, width, 292);
  context.fillStyle = '#9a4550';
  for (let x = 0; x < width; x += 56) context.fillRect(x, 0, 28, 292);
  context.strokeStyle = '#b06069';
  context.lineWidth = 1.2;
  for (let x = 14; x < width; x += 28) {
    for (let y = x % 56 === 14 ? 22 : 48; y < 276; y += 52) drawSprig(context, x, y);
  }
  // The light of the lamp.
  const light = context.createRadialGradient(66, 190, 6, 66, 190, 190);
  light.addColorStop(0, 'rgba(255, 220, 150, 0.6)');
  light.addColorStop(1, 'rgba(255, 200, 120, 0)');
  context.fillStyle = light;
  context.fillRect(0, 0, width, 292);
  context.fillStyle = '#5d2630';
  context.fillRect(0, 274, width, 8);

  const wood = context.createLinearGradient(0, 282, 0, SIZE.height);
  wood.addColorStop(0, '#7a4a2c');
  wood.addColorStop(0.12, '#5f3820');
  wood.addColorStop(1, '#472815');
  context.fillStyle = wood;
  context.fillRect(0, 282, width, SIZE.height - 282);
  context.fillStyle = '#a36a42';
  context.fillRect(0, 282, width, 4);

  drawLamp(context);
  drawPlant(context);
  drawStrip(context);
}

function drawSprig(context: CanvasRenderingContext2D, x: number, y: number) {
  context.beginPath();
  context.moveTo(x, y + 9);
  context.lineTo(x, y - 8);
  for (const dy of [4, -2]) {
    context.moveTo(x, y + dy);
    context.quadraticCurveTo(x - 6, y + dy - 1, x - 6, y + dy - 7);
    context.moveTo(x, y + dy);
    context.quadraticCurveTo(x + 6, y + dy - 1, x + 6, y + dy - 7);
  }
  context.stroke();
}

function drawLamp(context: CanvasRenderingContext2D) {
  context.fillStyle = '#3c2230';
  context.beginPath();
  context.ellipse(66, 284, 24, 6, 0, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = '#d7a24c';
  context.beginPath();
  context.moveTo(61, 214);
  context.bezierCurveTo(56, 232, 44, 244, 50, 264);
  context.quadraticCurveTo(54, 282, 66, 282);
  context.quadraticCurveTo(78, 282, 82, 264);
  context.bezierCurveTo(88, 244, 76, 232, 71, 214);
  context.fill();
  const shade = context.createLinearGradient(26, 0, 106, 0);
  shade.addColorStop(0, '#f3c987');
  shade.addColorStop(0.5, '#fff0cc');
  shade.addColorStop(1, '#eab970');
  context.fillStyle = shade;
  context.beginPath();
  context.moveTo(46, 164);
  context.lineTo(86, 164);
  context.lineTo(106, 218);
  context.lineTo(26, 218);
  context.fill();
  context.strokeStyle = '#c98f3e';
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(26, 218);
  context.lineTo(106, 218);
  context.moveTo(46, 164);
  context.lineTo(86, 164);
  context.stroke();
}

function drawPlant(context: CanvasRenderingContext2D) {
  context.lineCap = 'round';
  for (const [angle, length, color] of [
    [-2.75, 66, '#2c5e4a'],
    [-0.5, 62, '#2c5e4a'],
    [-2.3, 92, '#3d7a5c'],
    [-0.95, 86, '#3d7a5c'],
    [-1.85, 112, '#347052'],
    [-1.35, 104, '#4a8a66'],
  ] as const) {
    const tip = { x: 500 + Math.cos(angle) * length * 0.62, y: 250 + Math.sin(angle) * length };
    const bend = {
      x: 500 + Math.cos(angle) * length * 0.2,
      y: 250 + Math.sin(angle) * length * 0.8,
    };
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(500, 252);
    context.quadraticCurveTo(bend.x - 15, bend.y, tip.x, tip.y);
    context.quadraticCurveTo(bend.x + 15, bend.y + 6, 500, 252);
    context.fill();
    context.strokeStyle = 'rgba(220, 240, 210, 0.35)';
    context.lineWidth = 1.2;
    context.beginPath();
    context.moveTo(500, 250);
    context.quadraticCurveTo(bend.x, bend.y + 2, tip.x, tip.y);
    context.stroke();
  }
  const pot = context.createLinearGradient(472, 0, 528, 0);
  pot.addColorStop(0, '#e9dcc4');
  pot.addColorStop(1, '#b59f7c');
  context.fillStyle = pot;
  context.beginPath();
  context.moveTo(472, 244);
  context.lineTo(528, 244);
  context.lineTo(520, 284);
  context.lineTo(480, 284);
  context.fill();
  context.fillStyle = '#8c6a4a';
  context.fillRect(470, 240, 60, 9);
}

/** Black film with its holes, below the thumbnails. */
function drawStrip(context: CanvasRenderingContext2D) {
  context.fillStyle = 'rgba(20, 8, 6, 0.45)';
  context.fillRect(0, STRIP.y - 4, SIZE.width, STRIP.height + 14);
  context.fillStyle = '#1c1416';
  context.fillRect(0, STRIP.y - 7, SIZE.width, STRIP.height + 14);
  context.fillStyle = '#c9b8a0';
  for (let x = 5; x < SIZE.width; x += 15) {
    context.fillRect(x, STRIP.y - 5, 6, 4);
    context.fillRect(x, STRIP.y + STRIP.height + 1, 6, 4);
  }
}
