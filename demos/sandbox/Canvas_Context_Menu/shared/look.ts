import type Konva from 'konva';
import { createRandom } from '../../../common/konva/random';
import type { Kind, Plant } from './garden';
import { SCENE } from './garden';

type Pen = CanvasRenderingContext2D;

function oval(
  pen: Pen,
  color: string | CanvasGradient,
  x: number,
  y: number,
  across: number,
  down = across,
  turn = 0,
) {
  pen.fillStyle = color;
  pen.beginPath();
  pen.ellipse(x, y, across, down, turn, 0, 2 * Math.PI);
  pen.fill();
}

// The tray.

/** A terracotta tray with sand, gravel and a few stones, from above. It does not listen to the pointer. */
export const trayConfig = () =>
  ({
    name: 'tray',
    listening: false,
    sceneFunc: (context: Konva.Context) => drawTray(context._context),
  }) satisfies Konva.ShapeConfig;

function drawTray(pen: Pen) {
  const { width, height } = SCENE;
  const box = (inset: number, radius: number) => {
    pen.beginPath();
    pen.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, radius);
  };
  pen.fillStyle = '#3b241c66';
  pen.beginPath();
  pen.roundRect(3, 7, width - 6, height - 6, 60);
  pen.fill();
  const clay = pen.createLinearGradient(0, 0, width, height);
  clay.addColorStop(0, '#dd8a62');
  clay.addColorStop(0.5, '#bf6640');
  clay.addColorStop(1, '#8f4527');
  pen.fillStyle = clay;
  box(2, 58);
  pen.fill();
  pen.strokeStyle = '#f0b08c';
  pen.lineWidth = 2;
  box(5, 55);
  pen.stroke();
  pen.fillStyle = '#6f341d';
  box(17, 46);
  pen.fill();
  pen.save();
  box(22, 42);
  pen.clip();
  const sand = pen.createRadialGradient(
    width * 0.42,
    height * 0.36,
    20,
    width / 2,
    height / 2,
    460,
  );
  sand.addColorStop(0, '#f6e3b7');
  sand.addColorStop(0.6, '#e6c88d');
  sand.addColorStop(1, '#c79c5c');
  pen.fillStyle = sand;
  pen.fillRect(0, 0, width, height);
  drawRipples(pen);
  drawGravel(pen);
  drawStones(pen);
  // The rim throws its shadow on the sand.
  pen.strokeStyle = '#5c351a55';
  pen.lineWidth = 14;
  box(20, 44);
  pen.stroke();
  pen.restore();
}

/** Lines that a small rake has drawn. */
function drawRipples(pen: Pen) {
  pen.lineWidth = 2;
  for (let i = 0; i < 9; i += 1) {
    for (const [color, by] of [
      ['#fff3d055', 0],
      ['#b3844a44', 2],
    ] as const) {
      pen.strokeStyle = color;
      pen.beginPath();
      pen.moveTo(0, 250 + i * 15 + by);
      pen.bezierCurveTo(160, 190 + i * 20 + by, 330, 330 + i * 9 + by, 470, 330 + i * 10 + by);
      pen.bezierCurveTo(580, 330 + i * 10 + by, 640, 280 + i * 14 + by, 740, 300 + i * 14 + by);
      pen.stroke();
    }
  }
}

function drawGravel(pen: Pen) {
  const next = createRandom(5);
  const colors = ['#8c7a63', '#d8c3a0', '#f5ead2', '#a3674a', '#6d6a66'];
  for (let i = 0; i < 420; i += 1) {
    // Denser toward the corners.
    const across = next() ** 1.7 * 0.5;
    const x = SCENE.width * (next() < 0.5 ? across : 1 - across);
    const y = SCENE.height * next();
    const radius = 1 + next() * 2.6;
    oval(pen, '#7a582f33', x + 1, y + 1.5, radius, radius * 0.8);
    oval(
      pen,
      colors[Math.floor(next() * colors.length)] ?? '#8c7a63',
      x,
      y,
      radius,
      radius * 0.8,
      next() * 3,
    );
  }
}

function drawStones(pen: Pen) {
  for (const [x, y, size, turn] of [
    [640, 318, 34, 0.4],
    [600, 346, 20, -0.3],
    [246, 76, 26, 0.2],
    [282, 64, 14, 0],
  ] as const) {
    oval(pen, '#5c422655', x + 4, y + 6, size, size * 0.72, turn);
    const gray = pen.createLinearGradient(x - size, y - size, x + size, y + size);
    gray.addColorStop(0, '#d9d4cb');
    gray.addColorStop(1, '#857d74');
    oval(pen, gray, x, y, size, size * 0.72, turn);
    oval(pen, '#ffffff44', x - size * 0.3, y - size * 0.28, size * 0.4, size * 0.18, turn - 0.4);
  }
}

// Plants, all drawn around 0, 0 at the size of their radius.

type Draw = (pen: Pen, radius: number) => void;

/** A leaf from the middle to a point at the length, as wide as given at its middle. */
function leaf(pen: Pen, color: string, from: number, long: number, wide: number) {
  pen.fillStyle = color;
  pen.beginPath();
  pen.moveTo(from, 0);
  pen.bezierCurveTo(from + (long - from) * 0.35, -wide, long * 0.86, -wide, long, 0);
  pen.bezierCurveTo(long * 0.86, wide, from + (long - from) * 0.35, wide, from, 0);
  pen.fill();
}

const DRAWINGS: Record<Kind, Draw> = {
  Echeveria(pen, radius) {
    // Rings of leaves, turned against each other, from the outside in.
    const rings = [
      [1, 11, '#5f9a86', '#d98aa0'],
      [0.8, 10, '#74ad97', '#e59db0'],
      [0.6, 8, '#8cc1a9', '#efb3bf'],
      [0.4, 6, '#a8d4bb', '#f4c6cb'],
    ] as const;
    rings.forEach(([part, leaves, color, tip], ring) => {
      for (let i = 0; i < leaves; i += 1) {
        pen.save();
        pen.rotate(((i + ring * 0.5) / leaves) * 2 * Math.PI);
        leaf(pen, '#2f5a4d66', 0, radius * part + 1.5, radius * part * 0.3);
        leaf(pen, color, 0, radius * part, radius * part * 0.27);
        oval(pen, tip, radius * part * 0.9, 0, radius * 0.06, radius * 0.05);
        pen.restore();
      }
    });
    oval(pen, '#cdeac9', 0, 0, radius * 0.1);
  },
  'Barrel cactus'(pen, radius) {
    const green = pen.createRadialGradient(
      -radius * 0.3,
      -radius * 0.35,
      radius * 0.1,
      0,
      0,
      radius,
    );
    green.addColorStop(0, '#9ccb6a');
    green.addColorStop(0.7, '#4f8b45');
    green.addColorStop(1, '#2c5a33');
    oval(pen, green, 0, 0, radius * 0.92);
    const ribs = 18;
    for (let i = 0; i < ribs; i += 1) {
      pen.save();
      pen.rotate((i / ribs) * 2 * Math.PI);
      pen.strokeStyle = '#23492b88';
      pen.lineWidth = 1.6;
      pen.beginPath();
      pen.moveTo(radius * 0.2, 0);
      pen.lineTo(radius * 0.92, 0);
      pen.stroke();
      pen.rotate(Math.PI / ribs);
      pen.strokeStyle = '#fbe7a1';
      pen.lineWidth = 1;
      for (const part of [0.4, 0.6, 0.8, 0.95]) {
        for (const side of [-1, 0, 1]) {
          pen.beginPath();
          pen.moveTo(radius * part, 0);
          pen.lineTo(radius * (part + 0.09), side * radius * 0.06);
          pen.stroke();
        }
      }
      pen.restore();
    }
    // A wreath of flowers.
    for (let i = 0; i < 8; i += 1) {
      pen.save();
      pen.rotate((i / 8) * 2 * Math.PI);
      pen.translate(radius * 0.24, 0);
      for (let petal = 0; petal < 6; petal += 1) {
        pen.rotate(Math.PI / 3);
        leaf(pen, '#ffcf3f', 0, radius * 0.13, radius * 0.035);
      }
      oval(pen, '#e07b25', 0, 0, radius * 0.035);
      pen.restore();
    }
  },
  Aloe(pen, radius) {
    for (const [part, leaves, color, edge] of [
      [1, 9, '#4c8f6d', '#2f6650'],
      [0.7, 7, '#64a97f', '#3d7a5e'],
      [0.42, 5, '#86c296', '#53926f'],
    ] as const) {
      for (let i = 0; i < leaves; i += 1) {
        pen.save();
        pen.rotate((i / leaves + part) * 2 * Math.PI);
        leaf(pen, edge, 0, radius * part, radius * part * 0.15);
        leaf(pen, color, 0, radius * part * 0.97, radius * part * 0.11);
        for (let dot = 2; dot < 6; dot += 1) {
          oval(pen, '#e4f3df', radius * part * dot * 0.15, (dot % 2) * 3 - 1.5, 1.2);
        }
        pen.restore();
      }
    }
  },
  'Living stones'(pen, radius) {
    const places = [
      [-0.42, -0.36, 0.5],
      [0.44, -0.22, 0.46],
      [-0.1, 0.48, 0.48],
    ] as const;
    places.forEach(([x, y, part], i) => {
      pen.save();
      pen.translate(x * radius, y * radius);
      pen.rotate(i * 1.1);
      oval(pen, '#5c422655', 2, 3, radius * part, radius * part * 0.86);
      for (const side of [-1, 1]) {
        pen.fillStyle = ['#c9a58f', '#a9b08a', '#b99ab0'][i] ?? '#c9a58f';
        pen.beginPath();
        pen.ellipse(
          0,
          side * radius * 0.03,
          radius * part,
          radius * part * 0.82,
          0,
          side > 0 ? 0 : Math.PI,
          side > 0 ? Math.PI : 2 * Math.PI,
        );
        pen.fill();
        for (let spot = -2; spot <= 2; spot += 1) {
          oval(
            pen,
            '#7d5a4a77',
            spot * radius * part * 0.3,
            side * radius * part * (0.36 + 0.08 * (spot % 2)),
            radius * 0.07,
            radius * 0.045,
            spot,
          );
        }
      }
      pen.restore();
    });
    // One of them is in flower.
    for (let petal = 0; petal < 14; petal += 1) {
      pen.save();
      pen.translate(-0.42 * radius, -0.36 * radius);
      pen.rotate((petal / 14) * 2 * Math.PI);
      leaf(pen, '#fffaf0', 0, radius * 0.36, radius * 0.05);
      pen.restore();
    }
    oval(pen, '#f3b63a', -0.42 * radius, -0.36 * radius, radius * 0.1);
  },
  'Moon cactus'(pen, radius) {
    oval(pen, '#2f6b47', 0, 0, radius * 0.9);
    const red = pen.createRadialGradient(
      -radius * 0.25,
      -radius * 0.3,
      radius * 0.08,
      0,
      0,
      radius * 0.8,
    );
    red.addColorStop(0, '#ff9a7a');
    red.addColorStop(0.6, '#e2453f');
    red.addColorStop(1, '#a3202d');
    oval(pen, red, 0, 0, radius * 0.76);
    for (let i = 0; i < 10; i += 1) {
      pen.save();
      pen.rotate((i / 10) * 2 * Math.PI);
      leaf(pen, '#ffb09a66', radius * 0.1, radius * 0.76, radius * 0.07);
      for (const part of [0.35, 0.55, 0.74]) oval(pen, '#fff3e0', radius * part, 0, 1.6);
      pen.restore();
    }
  },
};

const SHADE = '#5c422666';

const roundShadow: Draw = (pen, radius) => oval(pen, SHADE, 0, 0, radius * 0.94);

/** Shadows that are not round. Living stones have their own. */
const SHADOWS: Partial<Record<Kind, Draw>> = {
  Aloe(pen, radius) {
    pen.fillStyle = SHADE;
    pen.beginPath();
    for (let i = 0; i < 9; i += 1) {
      const angle = (i / 9) * 2 * Math.PI;
      const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      pen.moveTo(0, 0);
      pen.quadraticCurveTo(0.6 * x - 0.17 * y, 0.6 * y + 0.17 * x, x, y);
      pen.quadraticCurveTo(0.6 * x + 0.17 * y, 0.6 * y - 0.17 * x, 0, 0);
    }
    pen.fill();
  },
  'Living stones'() {},
};

/** A plant. Its hit region is the disk that it covers, not each of its leaves. */
export function plantConfig(plant: Plant, isSelected: boolean) {
  const { id, kind, x, y, radius, turn } = plant;
  return {
    id: `plant-${id}`,
    name: 'plant',
    plant: id,
    kind,
    x,
    y,
    width: 2 * radius,
    height: 2 * radius,
    offsetX: radius,
    offsetY: radius,
    isSelected,
    // Without this, Konva would prevent a finger on a plant from scrolling the page.
    preventDefault: false,
    sceneFunc: (context: Konva.Context) => {
      const pen = context._context;
      pen.save();
      pen.translate(radius, radius);
      const draw = (by: number, what: Draw) => {
        pen.save();
        pen.translate(by, by * 1.4);
        pen.rotate((turn * Math.PI) / 180);
        what(pen, radius);
        pen.restore();
      };
      draw(radius * 0.09, SHADOWS[kind] ?? roundShadow);
      draw(0, DRAWINGS[kind]);
      if (isSelected) {
        pen.strokeStyle = '#ffffff';
        pen.lineWidth = 5;
        pen.setLineDash([9, 6]);
        pen.beginPath();
        pen.arc(0, 0, radius + 4, 0, 2 * Math.PI);
        pen.stroke();
        pen.strokeStyle = '#a8382a';
        pen.lineWidth = 2.5;
        pen.stroke();
      }
      pen.restore();
    },
    hitFunc: (context: Konva.Context, shape: Konva.Shape) => {
      context.beginPath();
      context.arc(radius, radius, radius, 0, 2 * Math.PI);
      context.closePath();
      context.fillStrokeShape(shape);
    },
  } satisfies Konva.ShapeConfig;
}
