import type Konva from 'konva';

const PICTURE = { width: 640, height: 420 };

export const scene = { ...PICTURE, paint: paintMoth };

const MIDDLE = PICTURE.width / 2;

/** A moon moth on a night plate: one half of everything is drawn, and then its mirror image. */
function paintMoth(context: Konva.Context) {
  const { width, height } = PICTURE;
  const fill = (color: string | CanvasGradient, path: string) => {
    context.fillStyle = color;
    context.fill(new Path2D(path));
  };
  const line = (color: string, thickness: number, path: string) => {
    context.strokeStyle = color;
    context.lineWidth = thickness;
    context.stroke(new Path2D(path));
  };
  const disc = (color: string | CanvasGradient, x: number, y: number, radius: number) => {
    context.fillStyle = color;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill('nonzero');
  };
  /** Draws for the right side, with x counted from the middle, and once more for the left. */
  const mirrored = (draw: () => void) => {
    for (const side of [1, -1]) {
      context.save();
      context.translate(MIDDLE, 0);
      context.scale(side, 1);
      draw();
      context.restore();
    }
  };
  context.lineCap = 'round';
  context.lineJoin = 'round';

  const night = context.createRadialGradient(MIDDLE, 190, 30, MIDDLE, 200, 400);
  night.addColorStop(0, '#3a3f86');
  night.addColorStop(0.5, '#1f2459');
  night.addColorStop(1, '#0f1233');
  context.fillStyle = night;
  context.fillRect(0, 0, width, height);

  for (let i = 0; i < 90; i += 1) {
    const x = (i * 197.3) % width;
    const y = (i * 83.7 + 11 * Math.sin(i * 5)) % height;
    disc(
      `rgba(255, 240, 205, ${0.25 + 0.5 * Math.abs(Math.sin(i * 3))})`,
      x,
      y,
      0.5 + (i % 3) * 0.45,
    );
  }

  // The moon with its halo, and its phases above.
  const halo = context.createRadialGradient(MIDDLE, 196, 110, MIDDLE, 196, 210);
  halo.addColorStop(0, 'rgba(250, 222, 160, 0.5)');
  halo.addColorStop(1, 'rgba(250, 222, 160, 0)');
  disc(halo, MIDDLE, 196, 210);
  const moon = context.createRadialGradient(MIDDLE - 34, 160, 10, MIDDLE, 196, 132);
  moon.addColorStop(0, '#fff3d2');
  moon.addColorStop(1, '#eebf72');
  disc(moon, MIDDLE, 196, 128);
  for (const [x, y, radius] of [
    [-64, 150, 17],
    [48, 108, 12],
    [-20, 282, 20],
    [82, 226, 10],
    [-96, 208, 9],
  ] as const) {
    disc('rgba(190, 128, 62, 0.2)', MIDDLE + x, y, radius);
  }
  context.lineDashOffset = 0;
  context.setLineDash([1, 6]);
  context.strokeStyle = '#eebf72';
  context.lineWidth = 1.6;
  context.beginPath();
  context.arc(MIDDLE, 196, 146, 0, 2 * Math.PI);
  context.stroke();
  context.setLineDash([]);

  mirrored(() => {
    // Ferns that frame the plate.
    for (const [rootX, rootY, length, bend, color] of [
      [286, 404, 270, -0.2, '#5b7fb0'],
      [238, 410, 150, 0.34, '#46679c'],
    ] as const) {
      for (let i = 0; i < 22; i += 1) {
        const part = i / 22;
        const x = rootX - Math.sin(part * 1.5) * 60 * (1 + bend);
        const y = rootY - part * length;
        const leaf = (1 - part) * 34 + 5;
        for (const side of [-1, 1]) {
          const tipX = x + side * leaf;
          fill(
            color,
            `M${x} ${y} Q${x + side * leaf * 0.5} ${y - 13} ${tipX} ${y - 9} Q${x + side * leaf * 0.5} ${y + 3} ${x} ${y} Z`,
          );
        }
      }
    }

    // Hind wing with its long tail, then the fore wing.
    const hind = context.createLinearGradient(10, 210, 90, 400);
    hind.addColorStop(0, '#e4f3c4');
    hind.addColorStop(0.5, '#a5d3a0');
    hind.addColorStop(1, '#6aa88d');
    fill(
      hind,
      'M4 214 C40 200 96 214 112 246 C122 272 96 288 84 300 C72 314 92 340 84 366 C80 384 60 392 54 382 C66 372 60 350 52 334 C42 312 16 268 4 238 Z',
    );
    line(
      '#5d967f',
      1.4,
      'M8 226 C40 244 62 272 66 310 M10 222 C50 226 84 240 100 256 M8 232 C34 262 52 296 58 330',
    );
    line('#f3d48b', 2.2, 'M112 246 C122 272 96 288 84 300 C72 314 92 340 84 366');
    const fore = context.createLinearGradient(10, 130, 190, 240);
    fore.addColorStop(0, '#f3fad6');
    fore.addColorStop(0.6, '#bfe2ac');
    fore.addColorStop(1, '#86c19b');
    fill(
      fore,
      'M4 176 C30 128 92 92 168 96 C192 98 200 104 190 116 C166 140 164 178 150 204 C140 224 112 234 84 230 C48 226 18 218 4 216 Z',
    );
    line(
      '#6aa585',
      1.4,
      'M10 186 C60 150 116 122 176 108 M10 194 C64 176 118 158 166 140 M10 204 C60 200 110 196 156 188 M10 210 C48 214 84 220 116 224',
    );
    line('#f3d48b', 2.2, 'M190 116 C166 140 164 178 150 204 C140 224 112 234 84 230');
    // The plum-colored edge in front.
    fill(
      '#8a4f7d',
      'M2 176 C28 124 92 88 168 92 C196 94 204 104 190 116 C196 104 186 100 168 101 C94 98 36 134 8 184 Z',
    );
    // Eyespots.
    for (const [x, y, size] of [
      [98, 152, 1],
      [60, 254, 0.85],
    ] as const) {
      disc('#8a4f7d', x, y, 12 * size);
      disc('#f3d48b', x, y, 9.5 * size);
      disc('#1f2459', x, y, 6 * size);
      disc('#ffffff', x - 2 * size, y - 2 * size, 2 * size);
    }
    // A feather of a feeler.
    line('#e8c98a', 2.4, 'M5 158 C16 136 34 126 52 124');
    for (let i = 1; i < 10; i += 1) {
      const part = i / 10;
      const x = 5 + 47 * part;
      const y = 158 - 44 * part + 10 * part * part;
      line(
        '#e8c98a',
        1.2,
        `M${x} ${y} l${4 + 3 * part} ${9 - 4 * part} M${x} ${y} l${-3} ${-9 + 2 * part}`,
      );
    }
  });

  // The body.
  const fur = context.createLinearGradient(MIDDLE, 150, MIDDLE, 280);
  fur.addColorStop(0, '#fff8e6');
  fur.addColorStop(1, '#e6cfa2');
  fill(
    fur,
    `M${MIDDLE} 154 C${MIDDLE + 16} 156 ${MIDDLE + 20} 190 ${MIDDLE + 15} 214 C${MIDDLE + 13} 244 ${MIDDLE + 6} 272 ${MIDDLE} 278 C${MIDDLE - 6} 272 ${MIDDLE - 13} 244 ${MIDDLE - 15} 214 C${MIDDLE - 20} 190 ${MIDDLE - 16} 156 ${MIDDLE} 154 Z`,
  );
  for (let i = 0; i < 5; i += 1) {
    line(
      '#c79f66',
      1.6,
      `M${MIDDLE - 12 + i} ${222 + i * 10} Q${MIDDLE} ${228 + i * 10} ${MIDDLE + 12 - i} ${222 + i * 10}`,
    );
  }
  mirrored(() => disc('#2a1c3a', 6, 162, 4));

  // Frame and title.
  context.strokeStyle = '#e0b56a';
  context.lineWidth = 1.4;
  context.beginPath();
  context.roundRect(14, 14, width - 28, height - 28, 8);
  context.stroke();
  context.lineWidth = 0.7;
  context.beginPath();
  context.roundRect(20, 20, width - 40, height - 40, 5);
  context.stroke();
  context.fillStyle = '#f6e3b6';
  context.textAlign = 'center';
  context.font = 'italic 21px Georgia, "Times New Roman", serif';
  context.fillText('Actias luna', 112, 56);
  context.font = '10px system-ui, sans-serif';
  context.letterSpacing = '3px';
  context.fillText('NIGHT PLATE XIV', 113, 74);
  [0.9, 0.45, 0, -0.45, -0.9].forEach((light, i) => {
    const x = width - 150 + i * 24;
    disc('#f6e3b6', x, 56, 8);
    disc(
      i === 2 ? '#f6e3b6' : '#1a1e4d',
      x + (light === 0 ? 0 : 9 * (1 - Math.abs(light)) * Math.sign(light) + 3 * Math.sign(light)),
      56,
      8,
    );
  });
}
