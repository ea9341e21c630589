import Konva from 'konva';
import { arrowStep } from '../../../common/konva/arrow-step';
import type { Film } from './film';
import { hang, SIZE, stopAt, toggle, type Player } from './player';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
export const LABEL = 'Picture on a wall';
export const HELP =
  'Arrow keys move the picture, faster with Shift. Space plays and pauses. Page Up and Page Down show the previous and next frame.';

/** The image is at most this wide and high. */
const PICTURE = 184;

/** The strip of frames on the sideboard. */
export const STRIP = { x: 26, y: 308, width: 508, height: 38 };

/** The wall is as wide as the stage. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / SIZE.width;
  return { width, height: SIZE.height * scale, scaleX: scale, scaleY: scale };
}

export const roomConfig = { name: 'room', listening: false, ...SIZE };

/** The image in its frame: the frame is the stroke of the image. */
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

/** Moves a dragged image back onto the wall, and returns its position. */
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
    preventDefault: false,
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

/** What a key does to the image, or undefined if it does nothing here. */
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
