import type Konva from 'konva';

/** The field of the demo, 480 by 320, is in the middle. */
export const scene = { width: 720, height: 620, quality: 76, paint: paintGlass };

/** What a microscope shows: a lit disc, its rim, a scale, and dust. */
function paintGlass(context: Konva.Context) {
  const [width, height] = [480, 320];
  context.fillStyle = '#03121a';
  context.fillRect(0, 0, scene.width, scene.height);
  context.translate((scene.width - width) / 2, (scene.height - height) / 2);
  const light = context.createRadialGradient(240, 150, 10, 240, 160, 270);
  light.addColorStop(0, '#12505c');
  light.addColorStop(0.55, '#0c3746');
  light.addColorStop(0.9, '#06202c');
  light.addColorStop(1, '#03121a');
  context.fillStyle = light;
  context.beginPath();
  context.arc(240, 160, 270, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = 'rgba(190, 240, 235, 0.22)';
  for (let i = 1; i < 110; i += 1) {
    context.beginPath();
    context.arc(
      ((i * 0.7548776662) % 1) * width,
      ((i * 0.569840291) % 1) * height,
      0.5 + (i % 4) * 0.4,
      0,
      2 * Math.PI,
    );
    context.fill();
  }
  context.strokeStyle = 'rgba(190, 240, 235, 0.5)';
  context.lineWidth = 1;
  context.beginPath();
  for (let i = 0; i <= 10; i += 1) {
    context.moveTo(24 + i * 8, 300);
    context.lineTo(24 + i * 8, i % 5 === 0 ? 290 : 295);
  }
  context.moveTo(24, 300);
  context.lineTo(104, 300);
  context.stroke();
  context.fillStyle = 'rgba(190, 240, 235, 0.75)';
  context.font = '11px ui-monospace, monospace';
  context.fillText('100 µm', 112, 302);
}
