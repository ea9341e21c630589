import type Konva from 'konva';

const HAND = '"Segoe Print", "Bradley Hand", "Comic Sans MS", cursive';

/** The table of the demo, 480 by 320, is in the middle. */
export const scene = { width: 600, height: 440, quality: 76, paint: paintTable };

/** A sheet of milk glass with light below it, in a frame of dark metal. */
function paintTable(context: Konva.Context) {
  const [width, height] = [480, 320];
  context.fillStyle = '#23262d';
  context.fillRect(0, 0, scene.width, scene.height);
  context.translate((scene.width - width) / 2, (scene.height - height) / 2);
  const light = context.createRadialGradient(240, 150, 30, 240, 160, 290);
  light.addColorStop(0, '#fffdf5');
  light.addColorStop(0.6, '#fbf1d9');
  light.addColorStop(1, '#e9d3a6');
  context.fillStyle = light;
  context.beginPath();
  context.roundRect(10, 10, width - 20, height - 20, 8);
  context.fill();
  context.strokeStyle = 'rgba(150, 110, 50, 0.16)';
  context.lineWidth = 1;
  for (let x = 40; x < width - 10; x += 40) {
    context.beginPath();
    context.moveTo(x, 11);
    context.lineTo(x, height - 11);
    context.stroke();
  }
  for (let y = 40; y < height - 10; y += 40) {
    context.beginPath();
    context.moveTo(11, y);
    context.lineTo(width - 11, y);
    context.stroke();
  }
  // A note with a grease pencil.
  context.strokeStyle = '#cf3a2b';
  context.lineWidth = 3;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(36, 268);
  context.bezierCurveTo(60, 256, 80, 280, 104, 266);
  context.stroke();
  context.fillStyle = '#cf3a2b';
  context.font = `18px ${HAND}`;
  context.fillText('summer', 38, 256);
}
