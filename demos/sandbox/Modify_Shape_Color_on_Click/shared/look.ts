import type Konva from 'konva';
import { INKS, inkOf, POSTER, type Form, type Printed } from './shapes';

/** Size of the stage, and the scale at which the poster fills its width. */
export function fitPoster(width: number) {
  const scale = width / POSTER.width;
  return { width, height: POSTER.height * scale, scaleX: scale, scaleY: scale };
}

export const paperConfig = {
  name: 'paper',
  listening: false,
  sceneFunc: paintPaper,
} satisfies Konva.ShapeConfig;

/** Paper with a fold, and the words of the poster. */
function paintPaper(context: Konva.Context) {
  const { width, height } = POSTER;
  context.fillStyle = '#f5ebd7';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgba(120, 90, 50, 0.07)';
  for (let i = 1; i < 900; i += 1) {
    const x = ((i * 0.7548776662) % 1) * width;
    const y = ((i * 0.569840291) % 1) * height;
    context.fillRect(x, y, 1 + (i % 3), 1);
  }
  const fold = context.createLinearGradient(236, 0, 252, 0);
  fold.addColorStop(0, 'rgba(120, 90, 50, 0)');
  fold.addColorStop(0.5, 'rgba(120, 90, 50, 0.14)');
  fold.addColorStop(0.55, 'rgba(255, 255, 255, 0.5)');
  fold.addColorStop(1, 'rgba(255, 255, 255, 0)');
  context.fillStyle = fold;
  context.fillRect(236, 0, 16, height);

  context.fillStyle = INKS.black;
  context.textBaseline = 'alphabetic';
  const font = 'Futura, "Century Gothic", "Avenir Next", "Helvetica Neue", sans-serif';
  context.font = `bold 42px ${font}`;
  context.letterSpacing = '-1px';
  context.fillText('form', 362, 214);
  context.fillText('+ color', 362 - 28, 250);
  context.font = `12px ${font}`;
  context.letterSpacing = '1px';
  context.fillText('7 shapes, 4 inks', 364, 272);
  context.fillText('until 30 June', 364, 287);
}

/** A shape in its ink. Inks are printed over each other: where two meet, both darken the paper. */
export const formConfig = (form: Form, printed: Printed) =>
  ({
    name: 'form',
    preventDefault: false,
    id: form.id,
    data: form.data,
    fill: INKS[inkOf(form, printed)],
    globalCompositeOperation: 'multiply',
  }) satisfies Konva.PathConfig;

/** A line around the shape that the keyboard has chosen. */
export const ringConfig = (form: Form | undefined) =>
  ({
    name: 'ring',
    data: form?.data ?? '',
    visible: form !== undefined,
    stroke: '#ffffff',
    strokeWidth: 3,
    dash: [7, 5],
    listening: false,
  }) satisfies Konva.PathConfig;
