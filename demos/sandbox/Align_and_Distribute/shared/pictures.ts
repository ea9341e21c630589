/** The prints, drawn in a square of the given size. Each is a few paths in six colors. */
export const COLORS = {
  wall: '#93a68d',
  ivory: '#f6efe0',
  brick: '#c4543b',
  mustard: '#dfa93c',
  night: '#22324e',
  blush: '#ecbcaa',
  walnut: '#5a3826',
  pine: '#2f5d50',
};

type Context = CanvasRenderingContext2D;
type Draw = (context: Context, width: number, height: number) => void;

function fill(context: Context, color: string, path: () => void) {
  context.beginPath();
  path();
  context.fillStyle = color;
  context.fill();
}

const disc = (context: Context, color: string, x: number, y: number, radius: number) =>
  fill(context, color, () => context.arc(x, y, radius, 0, 2 * Math.PI));

const sheet = (context: Context, color: string, width: number, height: number) =>
  fill(context, color, () => context.rect(0, 0, width, height));

const moon: Draw = (context, width, height) => {
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, COLORS.night);
  sky.addColorStop(1, '#4d5f80');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  for (let i = 0; i < 16; i += 1) {
    disc(context, COLORS.ivory, (i * 37) % width, (i * 23) % (height * 0.6), 0.6 + (i % 3) * 0.25);
  }
  disc(context, COLORS.blush, width * 0.56, height * 0.36, width * 0.27);
  disc(context, '#f7dccf', width * 0.53, height * 0.34, width * 0.24);
  const hills: [number, number, string][] = [
    [0.66, 0.1, '#3d6b62'],
    [0.78, 0.07, COLORS.pine],
    [0.9, 0.05, '#1d3f3a'],
  ];
  hills.forEach(([top, rise, color], i) =>
    fill(context, color, () => {
      context.moveTo(0, height);
      context.lineTo(0, height * top);
      const bend = i % 2 === 0 ? -rise : rise;
      context.bezierCurveTo(
        width * 0.35,
        height * (top + bend * 2),
        width * 0.65,
        height * (top - bend * 2),
        width,
        height * (top - rise / 2),
      );
      context.lineTo(width, height);
    }),
  );
};

const swallow: Draw = (context, width, height) => {
  sheet(context, COLORS.blush, width, height);
  disc(context, COLORS.brick, width * 0.8, height * 0.3, height * 0.16);
  const bird = (x: number, y: number, size: number) => {
    context.save();
    context.translate(x, y);
    context.scale(size, size);
    fill(context, COLORS.night, () => {
      context.moveTo(-18, 2);
      context.quadraticCurveTo(-12, -4, -4, -3);
      context.quadraticCurveTo(0, -18, 22, -24);
      context.quadraticCurveTo(10, -12, 7, -2);
      context.lineTo(28, 9);
      context.lineTo(12, 6);
      context.lineTo(18, 17);
      context.lineTo(4, 6);
      context.quadraticCurveTo(-8, 22, -22, 22);
      context.quadraticCurveTo(-10, 14, -7, 5);
    });
    fill(context, COLORS.ivory, () => context.ellipse(-3, 2.5, 6, 2.4, 0.3, 0, 2 * Math.PI));
    disc(context, COLORS.brick, -13, 0.6, 2.2);
    context.restore();
  };
  bird(width * 0.4, height * 0.56, height / 58);
  bird(width * 0.82, height * 0.74, height / 150);
  bird(width * 0.14, height * 0.2, height / 190);
};

const pines: Draw = (context, width, height) => {
  sheet(context, '#dfe6d4', width, height);
  disc(context, COLORS.mustard, width * 0.5, height * 0.3, width * 0.22);
  const tree = (x: number, base: number, tall: number, color: string) => {
    fill(context, COLORS.walnut, () => context.rect(x - 1.2, base - 4, 2.4, 8));
    for (let i = 0; i < 3; i += 1) {
      const top = base - tall + (i * tall) / 4;
      const half = tall * (0.14 + 0.055 * i);
      fill(context, color, () => {
        context.moveTo(x, top);
        context.lineTo(x + half, top + tall * 0.44);
        context.lineTo(x - half, top + tall * 0.44);
      });
    }
  };
  fill(context, '#b9c9ae', () =>
    context.ellipse(width / 2, height, width * 0.8, height * 0.3, 0, 0, 2 * Math.PI),
  );
  tree(width * 0.2, height * 0.8, height * 0.48, '#5b8b74');
  tree(width * 0.8, height * 0.82, height * 0.56, '#457a65');
  tree(width * 0.5, height * 0.9, height * 0.72, COLORS.pine);
};

const fig: Draw = (context, width, height) => {
  sheet(context, COLORS.mustard, width, height);
  const pear = (x: number, y: number, size: number, color: string) =>
    fill(context, color, () => {
      context.moveTo(x, y - size * 1.35);
      context.bezierCurveTo(
        x + size * 0.3,
        y - size * 0.8,
        x + size,
        y - size * 0.5,
        x + size,
        y + size * 0.2,
      );
      context.bezierCurveTo(
        x + size,
        y + size * 1.1,
        x - size,
        y + size * 1.1,
        x - size,
        y + size * 0.2,
      );
      context.bezierCurveTo(
        x - size,
        y - size * 0.5,
        x - size * 0.3,
        y - size * 0.8,
        x,
        y - size * 1.35,
      );
    });
  const size = width * 0.27;
  pear(width * 0.36, height * 0.4, size, '#4f3557');
  fill(context, 'rgba(255, 255, 255, 0.16)', () =>
    context.ellipse(width * 0.29, height * 0.38, size * 0.2, size * 0.6, 0.25, 0, 2 * Math.PI),
  );
  pear(width * 0.63, height * 0.66, size, COLORS.pine);
  pear(width * 0.63, height * 0.665, size * 0.88, COLORS.ivory);
  pear(width * 0.63, height * 0.68, size * 0.68, COLORS.brick);
  for (let i = 0; i < 22; i += 1) {
    const angle = i * 2.4;
    const far = size * 0.11 * Math.sqrt(i);
    const [x, y] = [width * 0.63 + far * Math.cos(angle), height * 0.7 + far * Math.sin(angle)];
    disc(context, '#f4d9a0', x, y, size * 0.045);
  }
};

const vase: Draw = (context, width, height) => {
  sheet(context, '#ebdcc3', width, height);
  fill(context, '#d8c19d', () => context.rect(0, height * 0.82, width, height));
  context.lineCap = 'round';
  const stems: [number, number, string][] = [
    [-0.3, 0.2, COLORS.brick],
    [-0.1, 0.1, COLORS.mustard],
    [0.14, 0.16, COLORS.brick],
    [0.33, 0.27, COLORS.blush],
  ];
  for (const [by, top, color] of stems) {
    const [x, y] = [width * (0.5 + by), height * top];
    context.beginPath();
    context.moveTo(width / 2, height * 0.55);
    context.quadraticCurveTo(width / 2, height * 0.35, x, y);
    context.strokeStyle = COLORS.pine;
    context.lineWidth = 1.4;
    context.stroke();
    for (let i = 0; i < 7; i += 1) {
      const angle = (i * 2 * Math.PI) / 7;
      disc(context, color, x + 4.4 * Math.cos(angle), y + 4.4 * Math.sin(angle), 3);
    }
    disc(context, COLORS.night, x, y, 2.4);
  }
  fill(context, COLORS.night, () => {
    context.moveTo(width * 0.4, height * 0.5);
    context.lineTo(width * 0.6, height * 0.5);
    context.bezierCurveTo(
      width * 0.57,
      height * 0.6,
      width * 0.78,
      height * 0.64,
      width * 0.72,
      height * 0.78,
    );
    context.quadraticCurveTo(width * 0.66, height * 0.9, width * 0.5, height * 0.9);
    context.quadraticCurveTo(width * 0.34, height * 0.9, width * 0.28, height * 0.78);
    context.bezierCurveTo(
      width * 0.22,
      height * 0.64,
      width * 0.43,
      height * 0.6,
      width * 0.4,
      height * 0.5,
    );
  });
  fill(context, COLORS.blush, () => context.rect(width * 0.29, height * 0.7, width * 0.42, 2.4));
};

const lemon: Draw = (context, width, height) => {
  sheet(context, COLORS.night, width, height);
  const [x, y, radius] = [width / 2, height / 2, width * 0.37];
  disc(context, COLORS.mustard, x, y, radius);
  disc(context, COLORS.ivory, x, y, radius * 0.9);
  for (let i = 0; i < 9; i += 1) {
    const angle = (i * 2 * Math.PI) / 9;
    fill(context, i % 2 === 0 ? '#f0c455' : '#e8b544', () => {
      context.moveTo(x + 3 * Math.cos(angle), y + 3 * Math.sin(angle));
      context.arc(x, y, radius * 0.82, angle - 0.29, angle + 0.29);
    });
  }
  disc(context, COLORS.ivory, x, y, 2.4);
};

const arches: Draw = (context, width, height) => {
  sheet(context, COLORS.ivory, width, height);
  const bands = [COLORS.brick, COLORS.blush, COLORS.mustard, COLORS.pine, COLORS.night];
  const [x, top, base] = [width / 2, height * 0.46, height * 0.88];
  bands.forEach((color, i) => {
    const radius = width * (0.42 - i * 0.083);
    fill(context, color, () => {
      context.arc(x, top, radius, Math.PI, 0);
      context.lineTo(x + radius, base);
      context.lineTo(x - radius, base);
    });
    fill(context, COLORS.ivory, () => {
      const inner = radius - width * 0.07;
      context.arc(x, top, inner, Math.PI, 0);
      context.lineTo(x + inner, base);
      context.lineTo(x - inner, base);
    });
  });
};

const PICTURES: Record<string, Draw> = { moon, swallow, pines, fig, vase, lemon, arches };

const FRAMES = [COLORS.walnut, '#2b2522', '#b98a4e'];

/** A framed print: shade on the wall, frame, mat, image. */
export function drawPrint(context: Context, id: string, width: number, height: number) {
  const names = Object.keys(PICTURES);
  const frame = FRAMES[names.indexOf(id) % FRAMES.length] ?? COLORS.walnut;
  context.save();
  context.save();
  context.shadowColor = 'rgba(38, 40, 30, 0.55)';
  // Shadows do not scale with the canvas: about right for a stage of a usual width.
  context.shadowBlur = 12;
  context.shadowOffsetX = 4;
  context.shadowOffsetY = 7;
  fill(context, frame, () => context.rect(0, 0, width, height));
  context.restore();
  fill(context, 'rgba(255, 255, 255, 0.2)', () => context.rect(0, 0, width, 1));
  fill(context, 'rgba(0, 0, 0, 0.3)', () => context.rect(0, height - 1, width, 1));
  fill(context, COLORS.ivory, () => context.rect(3.5, 3.5, width - 7, height - 7));
  fill(context, 'rgba(60, 40, 20, 0.22)', () => context.rect(3.5, 3.5, width - 7, 1.6));
  const mat = 10;
  context.beginPath();
  context.rect(mat, mat, width - 2 * mat, height - 2 * mat);
  context.clip();
  context.translate(mat, mat);
  PICTURES[id]?.(context, width - 2 * mat, height - 2 * mat);
  context.restore();
}

/** The wall, a sideboard below it, a lamp and a plant on it. */
export function drawWall(context: Context, width: number, height: number) {
  const plaster = context.createRadialGradient(548, 250, 20, 400, 200, 460);
  plaster.addColorStop(0, '#cbd0a8');
  plaster.addColorStop(0.35, '#a3b397');
  plaster.addColorStop(1, '#7d927c');
  context.fillStyle = plaster;
  context.fillRect(0, 0, width, height);
  sideboard(context, width, height);
  lamp(context, 548, 352);
  plant(context, 62, 352);
}

function sideboard(context: Context, width: number, height: number) {
  const wood = context.createLinearGradient(0, 352, 0, height);
  wood.addColorStop(0, '#8a5a3c');
  wood.addColorStop(1, '#5f3b28');
  context.fillStyle = 'rgba(38, 40, 30, 0.25)';
  context.fillRect(14, 344, width - 28, 10);
  context.fillStyle = wood;
  context.fillRect(20, 352, width - 40, height - 352);
  context.fillStyle = '#a26d48';
  context.fillRect(14, 348, width - 28, 8);
  context.strokeStyle = 'rgba(40, 20, 10, 0.5)';
  context.lineWidth = 1.2;
  const doors = 4;
  const door = (width - 56) / doors;
  for (let i = 0; i < doors; i += 1) {
    context.strokeRect(28 + i * door, 364, door - 8, height - 356);
    disc(context, COLORS.mustard, 28 + i * door + (i % 2 === 0 ? door - 18 : 10), 392, 3);
  }
  // Books, and a bowl.
  const books: [number, number, string][] = [
    [0, 9, COLORS.brick],
    [11, 7, COLORS.ivory],
    [20, 10, COLORS.night],
  ];
  for (const [rise, thick, color] of books) {
    fill(context, color, () =>
      context.rect(266 + rise / 3, 348 - rise - thick + 1, 84 - rise, thick - 1),
    );
  }
  fill(context, COLORS.blush, () => context.arc(418, 331, 17, 0, Math.PI));
  fill(context, '#d79a85', () => context.ellipse(418, 331, 17, 3.4, 0, 0, 2 * Math.PI));
}

function lamp(context: Context, x: number, base: number) {
  disc(context, 'rgba(255, 240, 180, 0.25)', x, base - 86, 62);
  disc(context, 'rgba(255, 240, 180, 0.3)', x, base - 86, 40);
  fill(context, COLORS.walnut, () => context.rect(x - 2, base - 74, 4, 70));
  fill(context, COLORS.brick, () => context.ellipse(x, base - 20, 15, 17, 0, 0, 2 * Math.PI));
  fill(context, COLORS.walnut, () => context.rect(x - 14, base - 7, 28, 4));
  fill(context, '#fbeecb', () => {
    context.moveTo(x - 18, base - 116);
    context.lineTo(x + 18, base - 116);
    context.lineTo(x + 30, base - 68);
    context.lineTo(x - 30, base - 68);
  });
}

function plant(context: Context, x: number, base: number) {
  for (let i = 0; i < 9; i += 1) {
    const angle = -Math.PI / 2 + (i - 4) * 0.29;
    const length = 84 - Math.abs(i - 4) * 7;
    context.save();
    context.translate(x, base - 34);
    context.rotate(angle);
    fill(context, i % 2 === 0 ? COLORS.pine : '#417564', () => {
      context.moveTo(0, 0);
      context.quadraticCurveTo(length * 0.5, -11, length, 0);
      context.quadraticCurveTo(length * 0.5, 11, 0, 0);
    });
    context.restore();
  }
  fill(context, COLORS.ivory, () => {
    context.moveTo(x - 22, base - 42);
    context.lineTo(x + 22, base - 42);
    context.lineTo(x + 16, base - 3);
    context.lineTo(x - 16, base - 3);
  });
  fill(context, COLORS.brick, () => context.rect(x - 19.6, base - 28, 39.2, 5));
}
