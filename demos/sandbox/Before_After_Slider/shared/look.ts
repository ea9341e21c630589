import type Konva from 'konva';
import { fitScene } from '../../../common/konva/fit-scene';
import { clipOf, PICTURE, positionOf, type Split } from './split';

interface Size {
  width: number;
  height: number;
}

export const LABEL =
  'Oil painting in a gold frame: a blue and white jug with three flamed tulips, a peeled lemon, pears, plums and a glass of wine.';

const FRAME = 46;
const WALL = 34;

/** Where the layer is, so that picture, frame and some wall fit; the picture's left top corner is at 0, 0. */
export const placeScene = (stage: Size) => fitScene(stage, PICTURE, FRAME + WALL);

export type Place = ReturnType<typeof placeScene>;

/** `dragBoundFunc` gets and returns a position on the stage, so the picture's edges are converted to that. */
export const boundHandle = ({ x }: { x: number }, place: Place) => ({
  x: Math.min(place.x + PICTURE.width * place.scaleX, Math.max(place.x, x)),
  y: place.y,
});

// A finger that moves up or down over the picture scrolls the page: only the handle prevents that.
export const pictureConfig = {
  ...PICTURE,
  preventDefault: false,
} satisfies Partial<Konva.ImageConfig>;

export const beforeConfig = (split: Split) => ({ name: 'before', ...clipOf(split) });

/** The handle keeps its size on the screen, at every scale of the picture. */
export function handleParts(split: Split, { scaleX }: Place) {
  const stroke = { stroke: '#fff8e6', strokeWidth: 3, strokeScaleEnabled: false };
  const size = { scaleX: 1 / scaleX, scaleY: 1 / scaleX, y: PICTURE.height / 2 };
  return {
    group: { name: 'handle', x: positionOf(split), y: 0 },
    // A finger needs more than the line.
    line: { ...stroke, points: [0, 0, 0, PICTURE.height], hitStrokeWidth: 44 },
    knob: {
      ...size,
      radius: 21,
      fill: '#fff8e6',
      stroke: '#a97b26',
      strokeWidth: 2,
      shadowColor: '#000000',
      shadowBlur: 10,
      shadowOpacity: 0.5,
      shadowOffsetY: 2,
    },
    arrows: { ...size, data: 'M-5-6-11 0-5 6M5-6 11 0 5 6', stroke: '#5b3d12', strokeWidth: 2.5 },
  };
}

/** A name in a corner of its picture, as large on the screen as the handle is. */
export const tagConfig = (words: string, isRight: boolean, { scaleX }: Place) =>
  ({
    name: 'tag',
    words,
    isRight,
    x: isRight ? PICTURE.width - 18 : 18,
    y: 18,
    scaleX: 1 / scaleX,
    scaleY: 1 / scaleX,
    listening: false,
    sceneFunc: paintTag,
  }) satisfies Konva.ShapeConfig;

function paintTag(context: Konva.Context, shape: Konva.Shape) {
  const words = String(shape.getAttr('words'));
  context.font = 'italic 14px Georgia, "Times New Roman", serif';
  const width = context.measureText(words).width + 20;
  const left = shape.getAttr('isRight') ? -width : 0;
  context.fillStyle = 'rgba(24, 16, 8, 0.72)';
  context.beginPath();
  context.roundRect(left, 0, width, 26, 13);
  context.fill('nonzero');
  context.fillStyle = '#fff3d4';
  context.textBaseline = 'middle';
  context.fillText(words, left + 10, 13.5);
}

/** The wall of the gallery in the light of a lamp, and the gilded frame. */
export function paintWall(context: Konva.Context) {
  const { width, height } = PICTURE;
  const light = context.createRadialGradient(width / 2, -40, 60, width / 2, height / 2, 1150);
  light.addColorStop(0, '#4d7467');
  light.addColorStop(0.45, '#2b4a42');
  light.addColorStop(1, '#12221f');
  context.fillStyle = light;
  context.fillRect(-3000, -3000, 7000, 7000);
  // Damask: a pale leaf in each square of the wall.
  context.fillStyle = 'rgba(190, 222, 200, 0.055)';
  for (let row = -8; row < 18; row += 1) {
    for (let column = -30; column < 40; column += 1) {
      const x = column * 70 + (row % 2) * 35;
      const y = row * 70;
      context.beginPath();
      context.moveTo(x, y - 26);
      context.bezierCurveTo(x + 22, y - 8, x + 16, y + 14, x, y + 26);
      context.bezierCurveTo(x - 16, y + 14, x - 22, y - 8, x, y - 26);
      context.fill('nonzero');
    }
  }

  context.save();
  context.shadowColor = 'rgba(0, 0, 0, 0.6)';
  context.shadowBlur = 26;
  context.shadowOffsetY = 12;
  context.fillStyle = '#8a6420';
  context.fillRect(-FRAME, -FRAME, width + 2 * FRAME, height + 2 * FRAME);
  context.restore();
  // Four moldings, cut at an angle where they meet; each catches the light in its own way.
  const right = width + FRAME;
  const bottom = height + FRAME;
  molding(context, [-FRAME, -FRAME, right, -FRAME, width, 0, 0, 0], '#f7dc8f', [0, -FRAME, 0, 0]);
  molding(context, [-FRAME, -FRAME, 0, 0, 0, height, -FRAME, bottom], '#e2b952', [-FRAME, 0, 0, 0]);
  molding(context, [right, -FRAME, right, bottom, width, height, width, 0], '#c08f33', [
    right,
    0,
    width,
    0,
  ]);
  molding(context, [-FRAME, bottom, right, bottom, width, height, 0, height], '#d5a544', [
    0,
    bottom,
    0,
    height,
  ]);
  // Beads on the inner edge.
  context.fillStyle = '#ffe9ad';
  for (let x = 8; x < width; x += 16) {
    bead(context, x, -7);
    bead(context, x, height + 7);
  }
  for (let y = 8; y < height; y += 16) {
    bead(context, -7, y);
    bead(context, width + 7, y);
  }
}

/** A four-sided piece of the frame: its corners, its color in the light, and the line from its outer to its inner edge. */
function molding(
  context: Konva.Context,
  corners: [number, number, number, number, number, number, number, number],
  color: string,
  across: [number, number, number, number],
) {
  const profile = context.createLinearGradient(...across);
  profile.addColorStop(0, '#6b4a14');
  profile.addColorStop(0.12, color);
  profile.addColorStop(0.4, '#9a701f');
  profile.addColorStop(0.62, color);
  profile.addColorStop(0.72, '#7a5516');
  profile.addColorStop(1, '#4c330c');
  const [ax, ay, bx, by, cx, cy, dx, dy] = corners;
  context.fillStyle = profile;
  context.beginPath();
  context.moveTo(ax, ay);
  context.lineTo(bx, by);
  context.lineTo(cx, cy);
  context.lineTo(dx, dy);
  context.closePath();
  context.fill('nonzero');
}

function bead(context: Konva.Context, x: number, y: number) {
  context.beginPath();
  context.arc(x, y, 4.2, 0, 2 * Math.PI);
  context.fill('nonzero');
}
