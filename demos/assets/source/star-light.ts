import type Konva from 'konva';

const TIPS = 8;

export const scene = {
  width: 840,
  height: 840,
  ratio: 0.75,
  paint: (context: Konva.Context) => {
    context.translate(420, 420);
    drawLight(context);
  },
};

/** Soft beams between the tips. */
function drawLight(context: Konva.Context) {
  const glow = context.createRadialGradient(0, 0, 40, 0, 0, 420);
  glow.addColorStop(0, 'rgba(255, 190, 90, 0.5)');
  glow.addColorStop(0.45, 'rgba(255, 170, 90, 0.16)');
  glow.addColorStop(1, 'rgba(255, 150, 90, 0)');
  context.fillStyle = glow;
  context.beginPath();
  context.arc(0, 0, 420, 0, 2 * Math.PI);
  context.fill('nonzero');
  const half = Math.PI / TIPS / 2.2;
  for (let i = 0; i < TIPS; i += 1) {
    const angle = (i / TIPS) * 2 * Math.PI - Math.PI / 2;
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, 420, angle - half, angle + half);
    context.fill('nonzero');
  }
}
