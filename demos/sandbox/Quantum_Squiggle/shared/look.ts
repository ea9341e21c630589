import type Konva from 'konva';
import { FIELD, radiusOf, tensionAt, type Cell } from './cells';

const COLORS = [
  { body: '#7fe3d0', core: '#137a78' },
  { body: '#d6f37a', core: '#5f8a16' },
  { body: '#ff9db8', core: '#b3285f' },
  { body: '#ffd166', core: '#b86a12' },
  { body: '#b9a5ff', core: '#5135b5' },
  { body: '#8fd0ff', core: '#1c5fb0' },
];

/** Size of the stage, and the scale at which the field fills its width. */
export function fitField(width: number) {
  const scale = width / FIELD.width;
  return { width, height: FIELD.height * scale, scaleX: scale, scaleY: scale };
}

export const glassConfig = { name: 'glass', sceneFunc: paintGlass } satisfies Konva.ShapeConfig;

/** What a microscope shows: a lit disc, its rim, a scale, and dust. */
function paintGlass(context: Konva.Context) {
  const { width, height } = FIELD;
  context.fillStyle = '#03121a';
  context.fillRect(0, 0, width, height);
  const light = context.createRadialGradient(240, 150, 10, 240, 160, 270);
  light.addColorStop(0, '#12505c');
  light.addColorStop(0.55, '#0c3746');
  light.addColorStop(0.9, '#06202c');
  light.addColorStop(1, '#03121a');
  context.fillStyle = light;
  context.beginPath();
  context.arc(240, 160, 270, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = 'rgba(190, 240, 235, 0.22)';
  for (let i = 1; i < 110; i += 1) {
    context.beginPath();
    context.arc(
      ((i * 0.7548776662) % 1) * width,
      ((i * 0.569840291) % 1) * height,
      0.5 + (i % 4) * 0.4,
      0,
      2 * Math.PI,
    );
    context.fill();
  }
  context.strokeStyle = 'rgba(190, 240, 235, 0.5)';
  context.lineWidth = 1;
  context.beginPath();
  for (let i = 0; i <= 10; i += 1) {
    context.moveTo(24 + i * 8, 300);
    context.lineTo(24 + i * 8, i % 5 === 0 ? 290 : 295);
  }
  context.moveTo(24, 300);
  context.lineTo(104, 300);
  context.stroke();
  context.fillStyle = 'rgba(190, 240, 235, 0.75)';
  context.font = '11px ui-monospace, monospace';
  context.fillText('100 µm', 112, 302);
}

/** A cell. Its tension belongs to the animation, and is not here. */
export function cellConfig(cell: Cell, count: number, isChosen: boolean) {
  const { body, core } = COLORS[cell.color % COLORS.length] ?? { body: 'white', core: 'gray' };
  const radius = radiusOf(count);
  return {
    name: 'cell',
    id: cell.id,
    x: cell.x,
    y: cell.y,
    points: cell.outline.map((value) => value * radius),
    closed: true,
    stroke: isChosen ? '#ffffff' : body,
    strokeWidth: isChosen ? 2.5 : 1.5,
    fillRadialGradientEndRadius: radius,
    fillRadialGradientColorStops: [0, core, 0.2, core, 0.24, `${body}59`, 1, `${body}26`],
    draggable: true,
  } satisfies Konva.LineConfig;
}

/** Gives all outlines their tension. */
export function swing(layer: Konva.Layer, cells: readonly Cell[], seconds: number) {
  layer.find<Konva.Line>('.cell').forEach((node, i) => {
    const cell = cells[i];
    if (cell) node.tension(tensionAt(cell, seconds));
  });
}
