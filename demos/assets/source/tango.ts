import type Konva from 'konva';

const PAPER = '#f1e6d0';
const RED = '#d3322b';
const BLACK = '#1f1b1a';
const POSTER = 'Impact, "Haettenschweiler", "Arial Narrow", "Liberation Sans Narrow", sans-serif';

/** The scene of the demo, 480 by 400, is in the middle. */
export const scene = { width: 1400, height: 640, paint: drawPoster };

function drawPoster(context: Konva.Context) {
  context.fillStyle = PAPER;
  context.fillRect(0, 0, scene.width, scene.height);
  context.translate(scene.width / 2 - 240, scene.height / 2 - 200);

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
