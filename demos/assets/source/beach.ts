import type Konva from 'konva';

export const scene = { width: 1000, height: 420, quality: 76, paint: drawBeach };

const shoreAt = (x: number) => 156 + 12 * Math.sin(x / 58) + 5 * Math.sin(x / 23 + 1);

/** Sea and sand from above, with a towel and a parasol. */
function drawBeach(context: Konva.Context) {
  context.translate(260, 0);
  const [left, top, right, bottom] = [-260, 0, 740, 420];
  const sand = context.createLinearGradient(0, 150, 0, 420);
  sand.addColorStop(0, '#e3bd7f');
  sand.addColorStop(0.3, '#f5dca8');
  sand.addColorStop(1, '#fbe9c4');
  context.fillStyle = sand;
  context.fillRect(left, top, right - left, bottom - top);
  drawGrains(context);

  // From the sand out to the sea, each band covers the one before.
  const bands = [
    { offset: 26, color: 'rgba(150, 104, 58, 0.22)' },
    { offset: 8, color: '#fff8e6' },
    { offset: 0, color: '#7fd0c4' },
    { offset: -16, color: '#4db8b2' },
    { offset: -52, color: '#2c9da3' },
    { offset: -98, color: '#1b8292' },
  ];
  for (const { offset, color } of bands) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(left, top);
    for (let x = left; x < right + 8; x += 8) {
      context.lineTo(x, shoreAt(x + offset * 1.7) + offset);
    }
    context.lineTo(right + 8, top);
    context.fill();
  }
  context.strokeStyle = 'rgba(255, 255, 255, 0.4)';
  context.lineWidth = 2.5;
  context.lineCap = 'round';
  for (let i = 0; i < 26; i += 1) {
    const x = -150 + ((i * 137) % 800);
    const y = -60 + ((i * 71) % 170);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + 9, y - 6, x + 18, y);
    context.quadraticCurveTo(x + 27, y + 6, x + 36, y);
    context.stroke();
  }
  drawTowel(context);
  drawParasol(context);
}

function drawGrains(context: Konva.Context) {
  for (let i = 0; i < 260; i += 1) {
    const x = -200 + ((i * 197) % 880);
    const y = 190 + ((i * 83) % 300);
    context.fillStyle = i % 3 === 0 ? 'rgba(255, 255, 255, 0.55)' : 'rgba(150, 104, 58, 0.25)';
    context.fillRect(x, y, 1.8, 1.8);
  }
}

function drawTowel(context: Konva.Context) {
  context.save();
  context.translate(318, 386);
  context.rotate(-0.12);
  context.fillStyle = 'rgba(90, 55, 30, 0.2)';
  context.fillRect(-46, -24, 100, 62);
  ['#fff7e8', '#1b8292', '#fff7e8', '#f5a524', '#fff7e8'].forEach((color, i) => {
    context.fillStyle = color;
    context.fillRect(-50 + 20 * i, -30, 20, 62);
  });
  context.restore();
}

function drawParasol(context: Konva.Context) {
  context.save();
  context.translate(46, 388);
  context.fillStyle = 'rgba(90, 55, 30, 0.22)';
  context.beginPath();
  context.arc(10, 12, 66, 0, 2 * Math.PI);
  context.fill();
  const slice = (2 * Math.PI) / 12;
  for (let i = 0; i < 12; i += 1) {
    context.fillStyle = i % 2 === 0 ? '#f0603f' : '#fff7e8';
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, 66, i * slice + 0.1, (i + 1) * slice + 0.1);
    context.fill();
  }
  context.fillStyle = '#3a2438';
  context.beginPath();
  context.arc(0, 0, 5, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}
