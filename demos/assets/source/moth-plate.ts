import type Konva from 'konva';
import { createRandom } from '../../common/konva/random';
import { MOTHS, PLATE } from '../../sandbox/Zoom_Layer_On_hover/shared/closeup';
import { LOOKS } from './moth-looks';
import { paintMoth } from './paint-moth';

export const scene = { ...PLATE, ratio: 3, quality: 76, paint: paintPlate };

const STAINS = (() => {
  const random = createRandom(19);
  return Array.from({ length: 70 }, () => ({
    x: random() * PLATE.width,
    y: random() * PLATE.height,
    radius: 1 + random() ** 4 * 16,
  }));
})();

/** The page of the atlas. */
function paintPlate(context: Konva.Context) {
  const { width, height } = PLATE;
  const paper = context.createRadialGradient(
    width / 2,
    height / 2,
    100,
    width / 2,
    height / 2,
    640,
  );
  paper.addColorStop(0, '#fbf4e0');
  paper.addColorStop(0.7, '#f3e7c8');
  paper.addColorStop(1, '#dcc698');
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgba(150, 104, 44, 0.11)';
  for (const { x, y, radius } of STAINS) {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill('nonzero');
  }
  context.strokeStyle = '#5b4526';
  context.lineWidth = 2;
  context.strokeRect(22, 22, width - 44, height - 44);
  context.lineWidth = 0.7;
  context.strokeRect(28, 28, width - 56, height - 56);

  context.fillStyle = '#3f2e17';
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.font = '23px Georgia, "Times New Roman", serif';
  context.fillText('MOTHS OF LAMPS AND LIMES', width / 2, 66);
  context.font = 'italic 11px Georgia, "Times New Roman", serif';
  context.fillText('Plate XIV. Drawn from nature, at the window, in nine nights', width / 2, 84);
  context.textAlign = 'left';
  context.fillText('C. Amsel del.', 40, height - 36);

  for (const [i, { name, words, x, y }] of MOTHS.entries()) {
    const [latin = ''] = words.split('.');
    const look = LOOKS[latin.split(' ')[1] ?? ''];
    if (!look) continue;
    context.save();
    context.translate(x, y);
    paintMoth(context, look);
    context.restore();
    paintCaption(context, i + 1, name, latin, x, y + (look.shape === 'tailed' ? 106 : 62));
  }
  paintSkull(context);
}

/** Small, as on a printed plate: to be read from near. */
function paintCaption(
  context: Konva.Context,
  number: number,
  name: string,
  latin: string,
  x: number,
  y: number,
) {
  context.textAlign = 'center';
  context.fillStyle = '#3f2e17';
  context.font = 'italic 8.5px Georgia, "Times New Roman", serif';
  context.fillText(`${number}. ${latin}`, x, y);
  context.font = '6px Georgia, "Times New Roman", serif';
  context.fillText(name, x, y + 9);
}

/** On the back of the first moth. */
function paintSkull(context: Konva.Context) {
  const [moth] = MOTHS;
  if (!moth) return;
  context.save();
  context.translate(moth.x, moth.y - 7);
  context.fillStyle = '#e6c47c';
  context.beginPath();
  context.arc(0, -1, 4.4, 0, 2 * Math.PI);
  context.rect(-2.4, 2, 4.8, 3.6);
  context.fill('nonzero');
  context.fillStyle = '#241810';
  context.beginPath();
  context.arc(-1.7, -1, 1.2, 0, 2 * Math.PI);
  context.arc(1.7, -1, 1.2, 0, 2 * Math.PI);
  context.fill('nonzero');
  context.restore();
}
