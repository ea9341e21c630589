import type Konva from 'konva';
import { FIELD } from '../../sandbox/Scratch_Card/shared/card';

const SERIF = 'Georgia, "Times New Roman", serif';

const PISTACHIO = '#b7d67a';
const RASPBERRY = '#ef5d78';
const MANGO = '#ffb52e';
const CHOCOLATE = '#7a4a34';

/** Colors of the scoops, from the lowest up, in the order of `PRIZES` of the demo. */
const SCOOPS = [[PISTACHIO, RASPBERRY, MANGO], [], [CHOCOLATE], [MANGO, PISTACHIO]];

export const scene = {
  width: SCOOPS.length * FIELD.width,
  height: FIELD.height,
  paint: (context: Konva.Context) => {
    SCOOPS.forEach((scoops, i) => {
      context.save();
      context.translate(i * FIELD.width - FIELD.x, -FIELD.y);
      paintPrize(context, scoops);
      context.restore();
    });
  },
};

/** An evening sky with a cone. */
function paintPrize(context: Konva.Context, scoops: readonly string[]) {
  const sky = context.createLinearGradient(0, FIELD.y, 0, FIELD.y + FIELD.height);
  sky.addColorStop(0, '#ff9a76');
  sky.addColorStop(1, '#ffd9a0');
  context.fillStyle = sky;
  context.fillRect(FIELD.x, FIELD.y, FIELD.width, FIELD.height);
  paintCone(context, scoops);
  const won = scoops.length;
  const words = ['Only the cone', 'One scoop', 'Two scoops', 'Three scoops'][won] ?? '';
  context.fillStyle = '#3b1c4a';
  context.font = `italic bold 24px ${SERIF}`;
  context.fillText(words, -28, 238);
  context.fillStyle = '#6d3b5e';
  context.font = '13px system-ui, sans-serif';
  context.fillText(won === 0 ? 'Better luck tomorrow' : 'Show this at the counter', -28, 262);
}

function paintCone(context: Konva.Context, scoops: readonly string[]) {
  const x = -92;
  const top = 254;
  context.fillStyle = '#d9974c';
  context.beginPath();
  context.moveTo(x - 27, top);
  context.lineTo(x + 27, top);
  context.lineTo(x, top + 70);
  context.closePath();
  context.fill('nonzero');
  context.strokeStyle = '#a9672a';
  context.lineWidth = 2;
  context.lineCap = 'round';
  for (const shift of [-18, -6, 6, 18]) {
    context.beginPath();
    context.moveTo(x + shift, top + 2);
    context.lineTo(x + shift * 0.35 + 8, top + 40);
    context.moveTo(x + shift, top + 2);
    context.lineTo(x + shift * 0.35 - 8, top + 40);
    context.stroke();
  }
  context.fillStyle = '#b87834';
  context.fillRect(x - 30, top - 5, 60, 9);
  scoops.forEach((color, i) => {
    const y = top - 20 - 32 * i;
    context.fillStyle = color;
    context.beginPath();
    context.arc(x, y, 27 - 2 * i, 0, 2 * Math.PI);
    context.fill('nonzero');
    // A rim of drops, and a light.
    for (const drop of [-18, -6, 6, 18]) {
      context.beginPath();
      context.arc(x + drop * (1 - 0.07 * i), y + 16, 9, 0, 2 * Math.PI);
      context.fill('nonzero');
    }
    context.fillStyle = 'rgba(255, 255, 255, 0.5)';
    context.beginPath();
    context.ellipse(x - 10, y - 10, 7, 4, -0.7, 0, 2 * Math.PI);
    context.fill('nonzero');
  });
}
