import type Konva from 'konva';
import { PICTURE, WALL } from '../../sandbox/Before_After_Slider/shared/split';

/** Width of the frame. */
const FRAME = 46;

export const scene = {
  width: WALL.width,
  height: WALL.height,
  quality: 70,
  ratio: 1.5,
  paint: (context: Konva.Context) => {
    context.translate(-WALL.x, -WALL.y);
    paintWall(context);
  },
};

/** The wall of the gallery in the light of a lamp, and the gilded frame. */
function paintWall(context: Konva.Context) {
  const { width, height } = PICTURE;
  const light = context.createRadialGradient(width / 2, -40, 60, width / 2, height / 2, 1150);
  light.addColorStop(0, '#4d7467');
  light.addColorStop(0.45, '#2b4a42');
  light.addColorStop(1, '#12221f');
  context.fillStyle = light;
  context.fillRect(WALL.x, WALL.y, WALL.width, WALL.height);
  // Damask: a pale leaf in each square of the wall.
  context.fillStyle = 'rgba(190, 222, 200, 0.055)';
  for (let row = -2; row < 12; row += 1) {
    for (let column = -2; column < 17; column += 1) {
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
