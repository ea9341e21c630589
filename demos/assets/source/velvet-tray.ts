import type Konva from 'konva';

const GOLD = '#e8c884';

/** The tray of the demo, 480 by 320, is in the middle. */
export const scene = { width: 1400, height: 760, quality: 70, paint: paintTray };

/** Velvet in a frame of gold, with the light from the upper left. */
function paintTray(context: Konva.Context) {
  const [width, height] = [480, 320];
  context.translate((scene.width - width) / 2, (scene.height - height) / 2);
  const velvet = context.createRadialGradient(150, 80, 20, 240, 160, 330);
  velvet.addColorStop(0, '#24574c');
  velvet.addColorStop(0.6, '#143c36');
  velvet.addColorStop(1, '#0a2421');
  context.fillStyle = velvet;
  context.fillRect(-460, -220, scene.width, scene.height);
  context.fillStyle = 'rgba(255, 255, 255, 0.025)';
  for (let x = -1000; x < 1000; x += 8) {
    context.beginPath();
    context.moveTo(x, -220);
    context.lineTo(x + 3, -220);
    context.lineTo(x + 3 + scene.height, scene.height - 220);
    context.lineTo(x + scene.height, scene.height - 220);
    context.fill();
  }
  for (const [inset, color, lineWidth] of [
    [5, GOLD, 2.5],
    [11, 'rgba(232, 200, 132, 0.45)', 1],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = lineWidth;
    context.beginPath();
    context.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, 10);
    context.stroke();
  }
}
