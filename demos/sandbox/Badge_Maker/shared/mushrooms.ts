import type Konva from 'konva';

/** Numbers from 0 to 1 in an order that is always the same, so that a redraw changes nothing. */
const scatter = (i: number) => {
  const wave = Math.sin(i * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
};

function ellipse(context: Konva.Context, x: number, y: number, radiusX: number, radiusY: number) {
  context.beginPath();
  context.ellipse(x, y, radiusX, radiusY, 0, 0, 2 * Math.PI);
  context.fill('nonzero');
}

/** Threads of mycelium that branch over an area, with spores at their ends. */
export function paintThreads(context: Konva.Context, width: number, height: number) {
  context.strokeStyle = 'rgba(255, 244, 222, 0.24)';
  context.fillStyle = 'rgba(255, 244, 222, 0.38)';
  context.lineCap = 'round';
  let count = 0;
  const grow = (x: number, y: number, angle: number, length: number) => {
    count += 1;
    const bend = (scatter(count) - 0.5) * 0.9;
    const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    context.lineWidth = length / 16;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + Math.cos(angle - bend) * length * 0.6,
      y + Math.sin(angle - bend) * length * 0.6,
      endX,
      endY,
    );
    context.stroke();
    if (length < 9) {
      ellipse(context, endX, endY, 1.5, 1.5);
      return;
    }
    for (const side of [-1, 1]) {
      const turn = side * (0.25 + 0.45 * scatter(count + side * 50)) + bend * 0.4;
      grow(endX, endY, angle + turn, length * (0.68 + 0.14 * scatter(count * 3 + side)));
    }
  };
  for (const [x, angle] of [
    [-6, -0.42],
    [width + 6, Math.PI + 0.42],
    [width * 0.3, -2.4],
    [width * 0.7, -0.74],
  ] as const) {
    grow(x, height, angle, 36);
  }
}

/** A hill of moss along the lower edge of an area, with a row of mushrooms. */
export function paintMeadow(context: Konva.Context, width: number, height: number) {
  const hill = (color: string, left: number, middle: number, right: number) => {
    context.fillStyle = color;
    context.fill(
      new Path2D(
        `M0 ${height} V${height - left} C${width * 0.3} ${height - middle} ${width * 0.6} ${height - middle} ${width} ${height - right} V${height} Z`,
      ),
    );
  };
  hill('#a9b877', 62, 38, 74);
  paintCap(context, { x: 262, y: height - 54, size: 0.8, lean: 0.05 }, BOLETE);
  paintCap(context, { x: 60, y: height - 50, size: 0.72, lean: -0.08 }, TOADSTOOL);
  paintFunnel(context, 110, height - 42, 0.82);
  hill('#6f8f4e', 34, 54, 30);
  paintCap(context, { x: 222, y: height - 34, size: 0.62, lean: -0.1 }, TOADSTOOL);
  paintCap(context, { x: 28, y: height - 24, size: 0.95, lean: 0.06 }, BOLETE);
  paintFunnel(context, 176, height - 34, 0.62);
  paintFunnel(context, 200, height - 30, 0.46);
  paintCap(context, { x: 292, y: height - 22, size: 1.02, lean: 0.04 }, TOADSTOOL);
  hill('#3f6b45', 16, 26, 14);
  context.strokeStyle = '#3f6b45';
  context.lineWidth = 1.6;
  context.lineCap = 'round';
  for (let i = 0; i < 46; i += 1) {
    const x = 4 + i * 7;
    const tall = 6 + 9 * scatter(i);
    context.beginPath();
    context.moveTo(x, height - 16);
    context.quadraticCurveTo(
      x,
      height - 20 - tall / 2,
      x + 5 * (scatter(i + 90) - 0.5),
      height - 18 - tall,
    );
    context.stroke();
  }
}

interface Place {
  x: number;
  /** Where the stem leaves the ground. */
  y: number;
  size: number;
  lean: number;
}

interface CapColors {
  cap: string;
  shade: string;
  dots: string | null;
  stem: number;
}

const TOADSTOOL: CapColors = { cap: '#d1452c', shade: '#a32f20', dots: '#fff3df', stem: 7 };
const BOLETE: CapColors = { cap: '#8f5a34', shade: '#6b3f23', dots: null, stem: 12 };

function paintCap(context: Konva.Context, { x, y, size, lean }: Place, colors: CapColors) {
  context.save();
  context.translate(x, y);
  context.rotate(lean);
  context.scale(size, size);
  const { stem } = colors;
  context.fillStyle = '#f6e9cf';
  context.fill(
    new Path2D(
      `M${-stem} 4 C${-stem * 0.7} -18 ${-stem * 0.6} -26 ${-stem * 0.55} -40 L${stem * 0.55} -40 C${stem * 0.6} -26 ${stem * 0.7} -18 ${stem} 4 Z`,
    ),
  );
  context.fillStyle = 'rgba(120, 84, 40, 0.22)';
  context.fill(
    new Path2D(
      `M0 4 C${stem * 0.3} -16 ${stem * 0.2} -26 ${stem * 0.2} -40 L${stem * 0.55} -40 C${stem * 0.6} -26 ${stem * 0.7} -18 ${stem} 4 Z`,
    ),
  );
  if (colors.dots) {
    context.fillStyle = '#fffaf0';
    context.fill(new Path2D('M-9 -30 Q0 -24 9 -30 L7 -37 L-7 -37 Z'));
  }
  // The gills below the cap, then the cap.
  context.fillStyle = '#e6cfa4';
  ellipse(context, 0, -39, 27, 5.5);
  const dome = new Path2D(
    'M-30 -39 C-30 -62 -14 -72 0 -72 C14 -72 30 -62 30 -39 C20 -33 -20 -33 -30 -39 Z',
  );
  context.fillStyle = colors.cap;
  context.fill(dome);
  context.save();
  context.clip(dome);
  context.fillStyle = colors.shade;
  context.fill(new Path2D('M30 -80 C34 -52 16 -36 -26 -36 L40 -20 Z'));
  context.fillStyle = 'rgba(255, 255, 255, 0.16)';
  ellipse(context, -11, -62, 12, 6);
  if (colors.dots) {
    context.fillStyle = colors.dots;
    for (const [dotX, dotY, radius] of [
      [-17, -50, 4.4],
      [-3, -61, 5],
      [7, -46, 3.6],
      [16, -57, 3.8],
      [-8, -41, 2.6],
      [22, -43, 2.8],
    ] as const) {
      ellipse(context, dotX, dotY, radius, radius * 0.82);
    }
  }
  context.restore();
  context.restore();
}

/** A chanterelle. */
function paintFunnel(context: Konva.Context, x: number, y: number, size: number) {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.fillStyle = '#e79a2f';
  context.fill(
    new Path2D(
      'M-6 4 C-5 -14 -10 -26 -26 -40 C-16 -50 -6 -43 2 -46 C12 -50 20 -44 27 -38 C12 -26 6 -14 7 4 Z',
    ),
  );
  context.strokeStyle = '#bd6f17';
  context.lineWidth = 1.4;
  for (const [top, bottom] of [
    [-18, -3],
    [-9, -1],
    [0, 1],
    [9, 2.5],
    [18, 4],
  ] as const) {
    context.beginPath();
    context.moveTo(top, -38);
    context.quadraticCurveTo(bottom * 1.4, -24, bottom, -2);
    context.stroke();
  }
  context.fillStyle = '#f3b850';
  context.fill(
    new Path2D('M-26 -40 C-16 -50 -6 -43 2 -46 C12 -50 20 -44 27 -38 C14 -33 -12 -33 -26 -40 Z'),
  );
  context.restore();
}

/** A toadstool under the moon, around the origin, for a disc with this radius. */
export function paintToadstool(context: Konva.Context, radius: number) {
  const night = context.createLinearGradient(0, -radius, 0, radius);
  night.addColorStop(0, '#123c3a');
  night.addColorStop(1, '#5f9a7b');
  context.fillStyle = night;
  context.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  context.fillStyle = '#ffe9b4';
  ellipse(context, 20, -22, 17, 17);
  context.fillStyle = 'rgba(255, 244, 214, 0.75)';
  for (let i = 0; i < 26; i += 1) {
    const size = 0.5 + scatter(i + 7);
    ellipse(
      context,
      (scatter(i) - 0.5) * 2 * radius,
      (scatter(i + 40) - 0.5) * 2 * radius,
      size,
      size,
    );
  }
  context.fillStyle = '#2f5f45';
  ellipse(context, -22, radius, 52, 24);
  paintCap(context, { x: 22, y: 40, size: 0.66, lean: 0.14 }, TOADSTOOL);
  paintCap(context, { x: -9, y: 44, size: 1.12, lean: -0.05 }, TOADSTOOL);
  context.fillStyle = '#234b38';
  ellipse(context, 18, radius + 4, 60, 18);
}
