import type Konva from 'konva';
import { download, savePng } from '../../../common/konva/files';
import { tipCommand } from '../../../common/konva/key-tip';
import { undoCommand } from '../../../common/konva/undo-keys';
import { REACH, redoNext, SIZE, spotsOf, steer, strokesOf, undoLast, type Heat } from './heat';
import { writeHeat } from './heat-file';
import type { HeatPicture } from './heat-picture';
import type { RampName } from './ramps';

export const LABEL = 'Floor plan of a museum';
export const HELP =
  'Arrow keys move the brush, faster with Shift. Space begins and ends a stroke, Escape discards it.';

/** Exported images are this wide, in pixels, on every screen. */
const EXPORT_WIDTH = 1680;

/** The plan is as wide as the stage. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / SIZE.width;
  return { width, height: SIZE.height * scale, scaleX: scale, scaleY: scale };
}

export const planConfig = {
  name: 'plan',
  width: SIZE.width,
  height: SIZE.height,
};

export const heatConfig = ({ canvas }: HeatPicture) =>
  ({ name: 'heat', image: canvas, ...SIZE }) satisfies Konva.ImageConfig;

/** Draws new heat. Konva cannot know that the pixels of an image have changed. */
export function showHeat(picture: HeatPicture, layer: Konva.Layer, heat: Heat, ramp: RampName) {
  if (picture.show(spotsOf(heat), ramp)) layer.batchDraw();
}

/** The brush: a ring of its radius, dark and light, so that one of them shows, and a dot in the middle. */
export function tipParts({ tip, brush, isDown }: Heat) {
  const { x, y, visible } = tip;
  const common = { x, y, visible };
  return {
    shade: { ...common, radius: brush.radius, stroke: 'rgba(10, 6, 24, 0.7)', strokeWidth: 3.5 },
    ring: {
      ...common,
      name: 'brush',
      radius: brush.radius,
      stroke: '#ffffff',
      strokeWidth: 1.5,
      dash: isDown ? [] : [5, 5],
    },
    dot: { ...common, radius: 2.5, fill: '#ffffff' },
  } satisfies Record<string, Konva.CircleConfig>;
}

/** What a key does to the map, or undefined if it does nothing here. */
export function heatKey(event: KeyboardEvent): ((heat: Heat) => Heat) | undefined {
  const travel = undoCommand(event);
  if (travel) return travel === 'undo' ? undoLast : redoNext;
  const { target } = event;
  if (!(target instanceof Element) || !target.closest('[role="application"]')) return undefined;
  // The result depends on the position of the brush; whether the key does something does not.
  const place = { tip: { x: 0, y: 0 }, isDown: true, reach: REACH };
  if (!tipCommand(event, place)) return undefined;
  return (heat) => {
    const command = tipCommand(event, { ...heat, reach: REACH });
    return command ? steer(heat, command) : heat;
  };
}

/** Saves the plan with its heat as a PNG of the same size on every screen. */
export const saveSpots = (heat: Heat) =>
  download(new Blob([writeHeat(strokesOf(heat))], { type: 'application/json' }), 'heatmap.json');

export const savePlan = (stage: Konva.Stage) =>
  savePng(stage.toCanvas({ pixelRatio: EXPORT_WIDTH / stage.width() }), 'heatmap.png');
