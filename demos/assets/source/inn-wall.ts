import type Konva from 'konva';

const MOUNTS = [
  { x: -94, left: -94, top: 0, words: 'no offset' },
  { x: 184, left: 96, top: -58, words: 'offset in the middle' },
];

/** The signs of the demo are around the middle. */
export const scene = { width: 1400, height: 840, quality: 70, paint: paintWall };

/** The wall of the inn at dusk, with the irons of the signs. */
function paintWall(context: Konva.Context) {
  context.translate(scene.width / 2, scene.height / 2);
  const dusk = context.createLinearGradient(0, -320, 0, 320);
  dusk.addColorStop(0, '#182843');
  dusk.addColorStop(0.6, '#2b4a6d');
  dusk.addColorStop(1, '#3b5f7d');
  context.fillStyle = dusk;
  context.fillRect(-900, -700, 1800, 1400);
  // Courses of stone.
  context.strokeStyle = 'rgba(9, 18, 34, 0.28)';
  context.lineWidth = 2;
  for (let row = -8; row < 9; row += 1) {
    const y = row * 44 + 22;
    context.beginPath();
    context.moveTo(-900, y);
    context.lineTo(900, y);
    for (let x = -900 + (row % 2 === 0 ? 0 : 52); x < 900; x += 104) {
      context.moveTo(x, y);
      context.lineTo(x, y + 44);
    }
    context.stroke();
  }
  // Light of a lantern between the signs.
  const glow = context.createRadialGradient(46, -128, 4, 46, -128, 300);
  glow.addColorStop(0, 'rgba(255, 205, 120, 0.75)');
  glow.addColorStop(0.25, 'rgba(255, 180, 90, 0.28)');
  glow.addColorStop(1, 'rgba(255, 170, 80, 0)');
  context.fillStyle = glow;
  context.fillRect(-900, -700, 1800, 1400);
  paintLantern(context, 46, -128);
  for (const { x } of MOUNTS) paintIron(context, x);
  for (const mount of MOUNTS) paintTrace(context, mount);
}

function paintLantern(context: Konva.Context, x: number, y: number) {
  context.strokeStyle = '#0e1826';
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(x, -700);
  context.lineTo(x, y - 20);
  context.stroke();
  context.fillStyle = '#ffdf9a';
  context.beginPath();
  context.moveTo(x - 12, y - 14);
  context.lineTo(x + 12, y - 14);
  context.lineTo(x + 8, y + 16);
  context.lineTo(x - 8, y + 16);
  context.closePath();
  context.fill('nonzero');
  context.lineWidth = 3;
  context.stroke();
  context.fillStyle = '#0e1826';
  context.beginPath();
  context.moveTo(x - 16, y - 13);
  context.lineTo(x, y - 28);
  context.lineTo(x + 16, y - 13);
  context.closePath();
  context.fill('nonzero');
  context.fillRect(x - 9, y + 15, 18, 5);
}

/** A rod with a curl at each end. */
function paintIron(context: Konva.Context, x: number) {
  context.strokeStyle = '#0e1826';
  context.lineCap = 'round';
  context.lineWidth = 6;
  context.beginPath();
  context.moveTo(x, -126);
  context.lineTo(x, 122);
  context.stroke();
  context.lineWidth = 4;
  for (const [end, side] of [
    [-126, 1],
    [-126, -1],
    [122, 1],
    [122, -1],
  ] as const) {
    const out = end < 0 ? -1 : 1;
    context.beginPath();
    context.moveTo(x, end - out * 4);
    context.bezierCurveTo(
      x + side * 4,
      end + out * 18,
      x + side * 24,
      end + out * 14,
      x + side * 19,
      end - out * 2,
    );
    context.stroke();
  }
}

/** A dashed line where a sign is drawn, and words below its iron. */
function paintTrace(context: Konva.Context, { x, left, top, words }: (typeof MOUNTS)[number]) {
  context.save();
  context.strokeStyle = 'rgba(247, 236, 214, 0.75)';
  context.lineWidth = 1.5;
  context.setLineDash([5, 6]);
  context.beginPath();
  context.roundRect(left, top, 176, 116, 10);
  context.stroke();
  context.fillStyle = '#f7ecd6';
  context.font = 'italic 22px Georgia, "Times New Roman", serif';
  context.textAlign = 'center';
  context.fillText(words, x, 158);
  context.restore();
}
