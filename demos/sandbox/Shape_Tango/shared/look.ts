import type Konva from 'konva';
import { overlayOf } from '../../../common/konva/mirror';
import { SCENE, type Dancer } from './dance';

interface Size {
  width: number;
  height: number;
}

const PAPER = '#f1e6d0';
const RED = '#d3322b';
const BLACK = '#1f1b1a';
const POSTER = 'Impact, "Haettenschweiler", "Arial Narrow", "Liberation Sans Narrow", sans-serif';

/** Radius of every polygon. The dance sets the size as a scale. */
export const UNIT = 50;

/** The scene in the middle of the stage, as large as fits. */
export function fit({ width, height }: Size) {
  const scale = Math.max(Math.min(width / SCENE.width, height / SCENE.height), 0.1);
  return {
    name: 'scene',
    x: (width - SCENE.width * scale) / 2,
    y: (height - SCENE.height * scale) / 2,
    scaleX: scale,
    scaleY: scale,
  } satisfies Konva.GroupConfig;
}

/** The poster behind the shapes. It goes on beside the scene. */
export function posterConfig(size: Size) {
  const { x, y, scaleX } = fit(size);
  return {
    ...fit(size),
    name: 'poster',
    left: -x / scaleX,
    top: -y / scaleX,
    sceneFunc: drawPoster,
  } satisfies Konva.ShapeConfig;
}

export const dancerConfig = ({ id, x, y }: Dancer) =>
  ({ id, name: 'dancer', x, y, draggable: true }) satisfies Konva.GroupConfig;

/** What stays the same in every figure. `danceTo` sets the rest. */
export const shapeConfig = ({ sides }: Dancer) =>
  ({
    name: 'shape',
    sides,
    radius: UNIT,
    // Cut paper: a short, hard shadow.
    shadowColor: '#2a1408',
    shadowOffsetX: 3,
    shadowOffsetY: 5,
    shadowBlur: 5,
    shadowOpacity: 0.35,
  }) satisfies Konva.RegularPolygonConfig;

/** The ring around the shape of the focused button: a dark and a light line, so that one of them shows. */
export function ringOf(dancer: Dancer | undefined) {
  const common = {
    x: dancer?.x ?? 0,
    y: dancer?.y ?? 0,
    radius: (dancer?.radius ?? 0) + 8,
    visible: dancer !== undefined,
  };
  return {
    outer: { ...common, name: 'ring', stroke: BLACK, strokeWidth: 6 },
    inner: { ...common, stroke: '#ffffff', strokeWidth: 2.5 },
  } satisfies Record<string, Konva.CircleConfig>;
}

/** The style of a shape's HTML button, which is over it. */
export const buttonPlace = (dancer: Dancer, size: Size) => overlayOf(dancer, fit(size));

function drawPoster(context: Konva.Context, shape: Konva.Shape) {
  const left = Number(shape.getAttr('left'));
  const top = Number(shape.getAttr('top'));
  context.fillStyle = PAPER;
  context.fillRect(left, top, SCENE.width - 2 * left, SCENE.height - 2 * top);

  // The lamp above the dance floor, and its light.
  context.fillStyle = '#ead5ae';
  context.beginPath();
  context.moveTo(356, -300);
  context.lineTo(660, 800);
  context.lineTo(40, 800);
  context.closePath();
  context.fill('nonzero');
  context.fillStyle = '#e3573f';
  context.beginPath();
  context.arc(330, 190, 148, 0, 2 * Math.PI);
  context.fill('nonzero');
  context.fillStyle = RED;
  context.beginPath();
  context.arc(330, 190, 148, -0.4, Math.PI - 0.4);
  context.fill('nonzero');

  // Bars on the diagonal.
  context.save();
  context.translate(0, 400);
  context.rotate(-0.36);
  context.fillStyle = BLACK;
  context.fillRect(-700, -46, 1700, 22);
  context.fillStyle = '#1f5d6b';
  context.fillRect(-700, -14, 1700, 7);
  context.fillStyle = '#e3a72f';
  context.fillRect(-700, 4, 1700, 44);
  context.restore();

  // The word runs up the left side, as on a poster column.
  context.save();
  context.translate(112, 392);
  context.rotate(-Math.PI / 2);
  context.fillStyle = BLACK;
  context.font = `bold 150px ${POSTER}`;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  // As wide as the poster is high, whatever font the system has.
  context.scale(384 / Math.max(context.measureText('TANGO').width, 1), 1);
  context.fillText('TANGO', 0, 0);
  context.restore();

  context.fillStyle = BLACK;
  context.textAlign = 'right';
  context.font = `bold 26px ${POSTER}`;
  context.fillText('MILONGA DEL SUR', 464, 352);
  context.fillStyle = RED;
  context.font = 'bold 13px system-ui, sans-serif';
  context.fillText('Saturdays from 9 pm · Pier 4', 464, 374);
}
