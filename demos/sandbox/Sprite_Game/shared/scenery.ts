import { createRandom } from '../../../common/konva/random';
import { DOOR, GROUND, PLATFORMS, PONDS, WORLD, type Platform } from './level';

/** The garden is drawn once, into a canvas that is then one image: a frame of the game draws two images instead of hundreds of shapes. */

/** Pixels of the image in a unit. */
export const SCENERY_SCALE = 2;
/** The far hills move less than the garden, so their image is narrower. */
export const FAR_WIDTH = 1100;

type Context = CanvasRenderingContext2D;

function createPicture(width: number, draw: (context: Context) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width * SCENERY_SCALE;
  canvas.height = WORLD.height * SCENERY_SCALE;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.scale(SCENERY_SCALE, SCENERY_SCALE);
  draw(context);
  return canvas;
}

/** The evening sky with the sun, hills and a house. */
export function drawFar(): HTMLCanvasElement {
  return createPicture(FAR_WIDTH, (context) => {
    const sky = context.createLinearGradient(0, 0, 0, GROUND);
    sky.addColorStop(0, '#33316b');
    sky.addColorStop(0.45, '#8a4a7d');
    sky.addColorStop(0.75, '#e27d62');
    sky.addColorStop(1, '#f9c784');
    context.fillStyle = sky;
    context.fillRect(0, 0, FAR_WIDTH, WORLD.height);
    const next = createRandom(11);
    context.fillStyle = 'rgba(255, 244, 214, 0.8)';
    for (let i = 0; i < 60; i += 1) {
      circle(context, next() * FAR_WIDTH, next() * 120, 0.5 + next() * 0.8);
    }
    context.fillStyle = 'rgba(255, 236, 190, 0.25)';
    circle(context, 430, 262, 84);
    context.fillStyle = '#ffe9b8';
    circle(context, 430, 262, 52);
    for (const [color, base, height, wave] of [
      ['#8d4f78', 268, 34, 190],
      ['#653c6d', 296, 28, 130],
      ['#432b57', 322, 20, 92],
    ] as const) {
      context.fillStyle = color;
      context.beginPath();
      context.moveTo(0, WORLD.height);
      for (let x = 0; x <= FAR_WIDTH; x += 10) {
        const y = base - height * Math.sin(x / wave + base) - 8 * Math.sin(x / 31 + base);
        context.lineTo(x, y);
      }
      context.lineTo(FAR_WIDTH, WORLD.height);
      context.fill();
    }
    drawHouse(context, 720, 292);
    for (const [x, y, size] of [
      [120, 312, 30],
      [180, 318, 22],
      [565, 316, 26],
      [890, 314, 32],
      [950, 320, 20],
    ] as const) {
      drawTree(context, x, y, size, '#332149');
    }
  });
}

function drawHouse(context: Context, x: number, y: number) {
  context.fillStyle = '#332149';
  context.fillRect(x, y - 52, 86, 60);
  context.beginPath();
  context.moveTo(x - 12, y - 50);
  context.lineTo(x + 43, y - 92);
  context.lineTo(x + 98, y - 50);
  context.fill();
  context.fillRect(x + 62, y - 96, 12, 34);
  context.fillStyle = '#ffd37a';
  for (const left of [12, 52]) {
    context.fillRect(x + left, y - 36, 9, 18);
    context.fillRect(x + left + 11, y - 36, 9, 18);
  }
}

function drawTree(context: Context, x: number, y: number, size: number, color: string) {
  context.fillStyle = color;
  context.fillRect(x - 3, y - size, 6, size + 12);
  for (const [dx, dy, radius] of [
    [0, -1.9, 0.9],
    [-0.7, -1.3, 0.7],
    [0.7, -1.3, 0.75],
  ] as const) {
    circle(context, x + dx * size, y + dy * size, radius * size);
  }
}

/** The garden with its platforms, water and the burrow. */
export function drawNear(): HTMLCanvasElement {
  return createPicture(WORLD.width, (context) => {
    const next = createRandom(5);
    drawFence(context);
    for (const { x, y, width, height } of PONDS) {
      const water = context.createLinearGradient(0, y, 0, y + height);
      water.addColorStop(0, '#3d6f8e');
      water.addColorStop(1, '#1c3554');
      context.fillStyle = water;
      context.fillRect(x, y, width, height);
      context.strokeStyle = 'rgba(255, 214, 165, 0.6)';
      context.lineWidth = 1.5;
      for (let i = 0; i < 4; i += 1) {
        context.beginPath();
        context.moveTo(x + 10 + i * 24, y + 7 + (i % 2) * 8);
        context.lineTo(x + 24 + i * 24, y + 7 + (i % 2) * 8);
        context.stroke();
      }
    }
    drawBurrow(context);
    for (const platform of PLATFORMS) DRAW[platform.look](context, platform, next);
  });
}

function drawFence(context: Context) {
  for (let x = -6; x < WORLD.width; x += 26) {
    const height = 62 + 6 * Math.sin(x / 40);
    context.fillStyle = '#5d3a55';
    context.beginPath();
    context.moveTo(x, GROUND);
    context.lineTo(x, GROUND - height);
    context.lineTo(x + 9, GROUND - height - 9);
    context.lineTo(x + 18, GROUND - height);
    context.lineTo(x + 18, GROUND);
    context.fill();
  }
  context.fillStyle = '#523150';
  context.fillRect(0, GROUND - 48, WORLD.width, 6);
  context.fillRect(0, GROUND - 18, WORLD.width, 6);
}

function drawBurrow(context: Context) {
  const x = DOOR.x + DOOR.width / 2;
  context.fillStyle = '#3d2b24';
  context.beginPath();
  context.ellipse(x, GROUND, 66, 84, 0, Math.PI, 0);
  context.fill();
  const colors = ['#b5532f', '#d98b3a', '#8f3d2a', '#c96f34', '#e0a84a'];
  const next = createRandom(8);
  for (let i = 0; i < 90; i += 1) {
    const angle = Math.PI + next() * Math.PI;
    const reach = 0.45 + next() * 0.6;
    context.fillStyle = colors[i % colors.length] ?? '#b5532f';
    context.beginPath();
    const [left, top] = [x + Math.cos(angle) * 66 * reach, GROUND + Math.sin(angle) * 82 * reach];
    context.ellipse(left, top, 8, 4, next() * 3, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = '#21130f';
  context.beginPath();
  context.roundRect(DOOR.x, DOOR.y, DOOR.width, DOOR.height + 2, [20, 20, 0, 0]);
  context.fill();
  context.strokeStyle = '#f6c667';
  context.lineWidth = 3;
  context.stroke();
}

type Draw = (context: Context, platform: Platform, next: () => number) => void;

const DRAW: Record<Platform['look'], Draw> = {
  soil(context, { x, y, width, height }, next) {
    context.fillStyle = '#3f2a2f';
    context.fillRect(x, y, width, height);
    context.fillStyle = '#553a3a';
    for (let i = 0; i < width / 9; i += 1) {
      circle(context, x + next() * width, y + 16 + next() * (height - 18), 1 + next() * 2.4);
    }
    context.fillStyle = '#2f6b4f';
    context.beginPath();
    context.roundRect(x, y - 1, width, 11, 5);
    context.fill();
    for (let left = x + 2; left < x + width - 3; left += 5) {
      const tall = 4 + next() * 7;
      context.fillStyle = next() > 0.5 ? '#3f8a5b' : '#2f6b4f';
      context.beginPath();
      context.moveTo(left, y + 3);
      context.lineTo(left + 1.5 + next() * 3, y - tall);
      context.lineTo(left + 4, y + 3);
      context.fill();
    }
  },
  pot(context, { x, y, width, height }) {
    context.fillStyle = '#b65a3c';
    context.beginPath();
    context.moveTo(x + 2, y + 12);
    context.lineTo(x + width - 2, y + 12);
    context.lineTo(x + width - 10, y + height);
    context.lineTo(x + 10, y + height);
    context.fill();
    context.fillStyle = '#cf7150';
    context.fillRect(x, y, width, 14);
    context.fillStyle = 'rgba(255, 220, 180, 0.35)';
    context.fillRect(x + 6, y + 3, 5, 8);
  },
  crate(context, { x, y, width, height }) {
    context.fillStyle = '#a9743f';
    context.fillRect(x, y, width, height);
    context.fillStyle = '#c48e52';
    for (let top = y + 2; top < y + height - 4; top += 14) {
      context.fillRect(x + 2, top, width - 4, 10);
    }
    context.fillStyle = '#7c5230';
    context.fillRect(x + 5, y, 6, height);
    context.fillRect(x + width - 11, y, 6, height);
  },
  wall(context, { x, y, width, height }, next) {
    context.fillStyle = '#4d4458';
    context.fillRect(x, y, width, height);
    for (let row = 0; row < height / 15; row += 1) {
      for (let left = -((row % 2) * 12); left < width; left += 24) {
        const from = Math.max(left, 0) + 1;
        const to = Math.min(left + 24, width) - 1;
        context.fillStyle = ['#7b7086', '#6c6279', '#877b90'][Math.floor(next() * 3)] ?? '#7b7086';
        context.beginPath();
        context.roundRect(x + from, y + row * 15 + 1, Math.max(to - from, 1), 13, 4);
        context.fill();
      }
    }
  },
  board(context, { x, y, width }) {
    context.strokeStyle = '#5b3d2b';
    context.lineWidth = 2.5;
    for (const left of [x + 14, x + width - 14]) {
      context.beginPath();
      context.moveTo(left, y);
      context.lineTo(left, y - 44);
      context.stroke();
    }
    context.strokeStyle = '#3d6b4a';
    context.lineWidth = 7;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x + 2, y - 46);
    context.quadraticCurveTo(x + width / 2, y - 58, x + width - 2, y - 44);
    context.stroke();
    context.fillStyle = '#8e6139';
    context.beginPath();
    context.roundRect(x, y, width, 11, 4);
    context.fill();
    context.fillStyle = '#b8854f';
    context.fillRect(x + 3, y + 1.5, width - 6, 3);
  },
  log(context, { x, y, width }) {
    context.fillStyle = '#6b4630';
    context.beginPath();
    context.roundRect(x, y, width, 22, 11);
    context.fill();
    context.fillStyle = '#8b6041';
    context.fillRect(x + 8, y + 2, width - 20, 4);
    context.fillStyle = '#d2a772';
    context.beginPath();
    context.ellipse(x + width - 8, y + 11, 6, 10, 0, 0, 2 * Math.PI);
    context.fill();
  },
  mushroom(context, { x, y, width }) {
    const middle = x + width / 2;
    context.fillStyle = '#e9d8bf';
    context.beginPath();
    context.moveTo(middle - 12, y + 16);
    context.quadraticCurveTo(middle - 6, GROUND - 80, middle - 16, GROUND);
    context.lineTo(middle + 18, GROUND);
    context.quadraticCurveTo(middle + 6, GROUND - 80, middle + 12, y + 16);
    context.fill();
    context.fillStyle = '#c33f3a';
    context.beginPath();
    context.moveTo(x - 4, y + 24);
    context.quadraticCurveTo(x, y, x + 20, y);
    context.lineTo(x + width - 20, y);
    context.quadraticCurveTo(x + width, y, x + width + 4, y + 24);
    context.quadraticCurveTo(middle, y + 14, x - 4, y + 24);
    context.fill();
    context.fillStyle = '#fbeede';
    for (const [dx, dy, radius] of [
      [16, 12, 4],
      [42, 8, 5],
      [68, 13, 4.4],
    ] as const) {
      circle(context, x + dx, y + dy, radius);
    }
  },
};

function circle(context: Context, x: number, y: number, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
