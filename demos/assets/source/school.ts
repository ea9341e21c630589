import { createRandom } from '../../common/konva/random';
import { SCENE } from '../../sandbox/Interactive_Building_Map/shared/building';
import { DOME, GYM, place, ROOF, SCHOOL, vaultPoints } from './school-place';
import { drawRoom, ROOMS } from './school-rooms';
import type Konva from 'konva';

export const scene = {
  width: SCENE.width,
  height: SCENE.height,
  paint: ({ _context }: Konva.Context) => drawSchool(_context),
};

type Pen = CanvasRenderingContext2D;
type Corner = readonly [right: number, up: number, back?: number];

const TURN = 2 * Math.PI;

/** A school that is open at the front, the same on every call. */
function drawSchool(pen: Pen) {
  const random = createRandom(3);
  drawSky(pen, random);
  drawGround(pen, random);
  drawGym(pen);
  drawWalls(pen);
  drawDome(pen);
  ROOMS.forEach((room, i) => {
    const [level, column] = [Math.floor(i / 3), i % 3];
    const corner = place((column * SCHOOL.width) / 3, level * SCHOOL.floor);
    pen.save();
    pen.translate(corner.x, corner.y);
    drawRoom(pen, room, SCHOOL.width / 3, SCHOOL.floor);
    pen.restore();
  });
  drawFrames(pen);
  drawYard(pen, random);
}

/** Fills a flat part of the building. */
export function fillFace(pen: Pen, color: string, corners: readonly Corner[]) {
  pen.fillStyle = color;
  pen.beginPath();
  for (const [right, up, back] of corners) {
    const { x, y } = place(right, up, back);
    pen.lineTo(x, y);
  }
  pen.closePath();
  pen.fill();
}

function disk(pen: Pen, x: number, y: number, radius: number) {
  pen.beginPath();
  pen.arc(x, y, radius, 0, TURN);
  pen.fill();
}

function drawSky(pen: Pen, random: () => number) {
  const { width, height } = SCENE;
  const sky = pen.createLinearGradient(0, 0, 0, 380);
  sky.addColorStop(0, '#8ec9e8');
  sky.addColorStop(0.6, '#d7ecec');
  sky.addColorStop(1, '#fdf0d2');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#fff3c4';
  disk(pen, 640, 66, 46);
  pen.fillStyle = '#ffdf80';
  disk(pen, 640, 66, 32);
  pen.fillStyle = 'rgba(255, 255, 255, 0.85)';
  for (const [x, y, size] of [
    [70, 60, 1],
    [420, 44, 1.25],
    [560, 130, 0.8],
  ] as const) {
    for (let i = 0; i < 5; i += 1) {
      disk(
        pen,
        x + (i - 2) * 17 * size,
        y + (i % 2) * 6 - 4 * random(),
        (12 + 6 * random()) * size,
      );
    }
  }
  for (const [color, base, swing, shift] of [
    ['#a9cf9c', 300, 34, 0.4],
    ['#8dbf80', 330, 24, 2.2],
  ] as const) {
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x <= width; x += 12) {
      pen.lineTo(x, base + swing * Math.sin(x / 110 + shift) - 12 * Math.sin(x / 47));
    }
    pen.lineTo(width, height);
    pen.fill();
  }
}

function drawGround(pen: Pen, random: () => number) {
  pen.fillStyle = '#7fb265';
  pen.fillRect(0, 368, SCENE.width, 102);
  pen.strokeStyle = '#6a9d52';
  pen.lineWidth = 1.4;
  for (let i = 0; i < 150; i += 1) {
    const [x, y] = [SCENE.width * random(), 376 + 92 * random()];
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + 2, y - 5);
    pen.stroke();
  }
  // The yard and the way to the door.
  fillFace(pen, '#e6d5b2', [
    [-20, -4, 0],
    [570, -4, 0],
    [600, -4, 60],
    [20, -4, 60],
  ]);
  fillFace(pen, '#eadcbd', [
    [126, 0, 0],
    [192, 0, 0],
    [170, 0, -240],
    [80, 0, -240],
  ]);
}

function drawGym(pen: Pen) {
  const { left, right, height, depth } = GYM;
  // The roof first: the front covers its lower edge.
  const [front, far] = [vaultPoints(0), vaultPoints(depth)];
  front.slice(0, -1).forEach((from, i) => {
    const to = front[i + 1] ?? from;
    const [farFrom, farTo] = [far[i] ?? from, far[i + 1] ?? to];
    pen.fillStyle = i % 2 === 0 ? '#4c6f8f' : '#44657f';
    pen.beginPath();
    for (const { x, y } of [from, to, farTo, farFrom]) pen.lineTo(x, y);
    pen.closePath();
    pen.fill();
  });
  fillFace(pen, '#d98f63', [
    [right, 0],
    [right, 0, depth],
    [right, height, depth],
    [right, height],
  ]);
  for (let i = 0; i < 3; i += 1) {
    const at = 12 + i * 34;
    fillFace(pen, '#bfe0ea', [
      [right, 44, at],
      [right, 44, at + 22],
      [right, 82, at + 22],
      [right, 82, at],
    ]);
  }
  // The open front, with the court behind it.
  pen.save();
  pen.beginPath();
  for (const { x, y } of [place(left, 0), ...front, place(right, 0)]) pen.lineTo(x, y);
  pen.closePath();
  pen.fillStyle = '#fbe6c8';
  pen.fill();
  pen.clip();
  fillFace(pen, '#d9a066', [
    [left, 0],
    [right, 0],
    [right, 30],
    [left, 30],
  ]);
  pen.strokeStyle = '#c38548';
  pen.lineWidth = 1.2;
  for (let up = 6; up < 30; up += 6) {
    const [from, to] = [place(left, up), place(right, up)];
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
  }
  drawCourt(pen);
  pen.restore();
  pen.strokeStyle = '#fff8ea';
  pen.lineWidth = 6;
  pen.lineJoin = 'round';
  pen.beginPath();
  for (const { x, y } of [place(left, 0), ...front, place(right, 0)]) pen.lineTo(x, y);
  pen.closePath();
  pen.stroke();
}

/** Wall bars, two baskets and a ball in the air. */
function drawCourt(pen: Pen) {
  pen.strokeStyle = '#a8703c';
  pen.lineWidth = 2.4;
  for (let bar = 0; bar < 9; bar += 1) {
    const [from, to] = [place(448, 36 + bar * 8), place(494, 36 + bar * 8)];
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
  }
  for (const right of [448, 471, 494]) {
    const [from, to] = [place(right, 28), place(right, 106)];
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
  }
  for (const [right, way] of [
    [402, 1],
    [542, -1],
  ] as const) {
    const { x, y } = place(right, 86);
    pen.fillStyle = '#ffffff';
    pen.fillRect(x - 4, y - 14, 8, 30);
    pen.strokeStyle = '#e0562f';
    pen.lineWidth = 3;
    pen.beginPath();
    pen.moveTo(x + way * 4, y + 8);
    pen.lineTo(x + way * 20, y + 8);
    pen.stroke();
    pen.strokeStyle = 'rgba(120, 90, 60, 0.7)';
    pen.lineWidth = 1;
    for (const shift of [6, 10, 14, 18]) {
      pen.beginPath();
      pen.moveTo(x + way * shift, y + 9);
      pen.lineTo(x + way * (12 + (shift - 12) * 0.5), y + 24);
      pen.stroke();
    }
  }
  const ball = place(428, 110);
  pen.fillStyle = '#ef7f34';
  disk(pen, ball.x, ball.y, 8);
  pen.strokeStyle = '#8c3f12';
  pen.lineWidth = 1.2;
  pen.beginPath();
  pen.moveTo(ball.x - 8, ball.y);
  pen.lineTo(ball.x + 8, ball.y);
  pen.moveTo(ball.x, ball.y - 8);
  pen.lineTo(ball.x, ball.y + 8);
  pen.stroke();
}

/** The side wall with its windows, and the flat roof with a rim. */
function drawWalls(pen: Pen) {
  const { width, depth, floor } = SCHOOL;
  fillFace(pen, 'rgba(38, 48, 74, 0.16)', [
    [width, 0],
    [width + 60, 0, -6],
    [width + 60, 0, depth],
    [width, 0, depth],
  ]);
  fillFace(pen, '#c9745a', [
    [width, 0],
    [width, 0, depth],
    [width, ROOF, depth],
    [width, ROOF],
  ]);
  for (let level = 0; level < 3; level += 1) {
    for (let i = 0; i < 3; i += 1) {
      const [low, at] = [level * floor + 30, 10 + i * 33];
      fillFace(pen, '#fff3df', [
        [width, low - 3, at - 2],
        [width, low - 3, at + 22],
        [width, low + 39, at + 22],
        [width, low + 39, at - 2],
      ]);
      fillFace(pen, i === level ? '#ffdf8a' : '#a9d6e4', [
        [width, low, at],
        [width, low, at + 20],
        [width, low + 36, at + 20],
        [width, low + 36, at],
      ]);
    }
    fillFace(pen, '#b05f47', [
      [width, level * floor, 0],
      [width, level * floor, depth],
      [width, level * floor + 7, depth],
      [width, level * floor + 7, 0],
    ]);
  }
  fillFace(pen, '#efe0c6', [
    [0, ROOF],
    [width, ROOF],
    [width, ROOF, depth],
    [0, ROOF, depth],
  ]);
  fillFace(pen, '#d8c6a6', [
    [10, ROOF, 12],
    [width - 10, ROOF, 12],
    [width - 10, ROOF, depth - 12],
    [10, ROOF, depth - 12],
  ]);
  fillFace(pen, '#b9543c', [
    [0, 3 * floor],
    [width, 3 * floor],
    [width, ROOF],
    [0, ROOF],
  ]);
  drawSolar(pen);
}

/** Solar panels on the roof. */
function drawSolar(pen: Pen) {
  for (let i = 0; i < 3; i += 1) {
    const left = 226 + i * 28;
    fillFace(pen, '#2f4f7d', [
      [left, ROOF + 2, 26],
      [left + 23, ROOF + 2, 26],
      [left + 23, ROOF + 14, 62],
      [left, ROOF + 14, 62],
    ]);
    fillFace(pen, '#5d83b8', [
      [left + 10, ROOF + 2, 26],
      [left + 13, ROOF + 2, 26],
      [left + 13, ROOF + 14, 62],
      [left + 10, ROOF + 14, 62],
    ]);
  }
}

function drawDome(pen: Pen) {
  const { left, right, base, radius } = DOME;
  const back = SCHOOL.depth / 2;
  fillFace(pen, '#f6ead2', [
    [left, ROOF, back],
    [right, ROOF, back],
    [right, ROOF + base, back],
    [left, ROOF + base, back],
  ]);
  const { x, y } = place((left + right) / 2, ROOF + base, back);
  const metal = pen.createLinearGradient(x - radius, 0, x + radius, 0);
  metal.addColorStop(0, '#9fb7cf');
  metal.addColorStop(0.35, '#eef5fa');
  metal.addColorStop(1, '#6f8bab');
  pen.fillStyle = metal;
  pen.beginPath();
  pen.arc(x, y, radius, Math.PI, TURN);
  pen.fill();
  // The slit, and the telescope that looks out of it.
  pen.fillStyle = '#2a3654';
  pen.beginPath();
  pen.moveTo(x + 2, y);
  pen.quadraticCurveTo(x + 4, y - 30, x + 22, y - 37);
  pen.quadraticCurveTo(x + 16, y - 20, x + 18, y);
  pen.fill();
  pen.save();
  pen.translate(x + 10, y - 14);
  pen.rotate(-0.95);
  pen.fillStyle = '#d9483b';
  pen.fillRect(-4, -6, 40, 12);
  pen.fillStyle = '#fff3df';
  pen.fillRect(32, -7, 6, 14);
  pen.restore();
  pen.fillStyle = '#4d6a8b';
  pen.fillRect(x - radius, y - 2, 2 * radius, 4);
}

/** Floors and the walls between rooms, where the building is cut. */
function drawFrames(pen: Pen) {
  const { width, floor } = SCHOOL;
  pen.strokeStyle = '#fff8ea';
  pen.lineWidth = 6;
  for (let level = 0; level <= 3; level += 1) {
    const [from, to] = [place(-3, level * floor), place(width + 3, level * floor)];
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
  }
  pen.lineWidth = 5;
  for (let column = 0; column <= 3; column += 1) {
    const [from, to] = [place((column * width) / 3, 0), place((column * width) / 3, 3 * floor)];
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
  }
}

/** Trees, a flag, and bicycles. */
function drawYard(pen: Pen, random: () => number) {
  for (const [x, y, size] of [
    [36, 424, 1],
    [702, 408, 1.1],
    [650, 440, 0.8],
    [428, 446, 0.72],
  ] as const) {
    pen.fillStyle = 'rgba(38, 60, 30, 0.25)';
    pen.beginPath();
    pen.ellipse(x, y + 2, 26 * size, 6 * size, 0, 0, TURN);
    pen.fill();
    pen.fillStyle = '#7c5233';
    pen.fillRect(x - 4 * size, y - 36 * size, 8 * size, 38 * size);
    for (const [color, reach, shift] of [
      ['#3f7d45', 30, 0],
      ['#58994f', 24, -6],
      ['#7cb862', 15, -12],
    ] as const) {
      pen.fillStyle = color;
      for (let i = 0; i < 9; i += 1) {
        const angle = (TURN * i) / 9;
        const away = reach * 0.55 * size * (0.8 + 0.4 * random());
        disk(
          pen,
          x + (shift / 2) * size + away * Math.cos(angle),
          y + (shift - 56) * size + away * Math.sin(angle),
          reach * 0.46 * size,
        );
      }
      disk(pen, x, y + (shift - 56) * size, reach * 0.6 * size);
    }
  }
  pen.strokeStyle = '#f4f1e8';
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(354, 448);
  pen.lineTo(354, 340);
  pen.stroke();
  pen.fillStyle = '#e0562f';
  pen.beginPath();
  pen.moveTo(356, 342);
  pen.quadraticCurveTo(374, 334, 394, 346);
  pen.lineTo(394, 368);
  pen.quadraticCurveTo(374, 356, 356, 364);
  pen.fill();
  pen.fillStyle = '#ffd75e';
  disk(pen, 375, 353, 6);
  for (const [x, color] of [
    [514, '#d9483b'],
    [556, '#2f7f8c'],
    [598, '#e8a32f'],
  ] as const) {
    drawBicycle(pen, x, 440, color);
  }
}

function drawBicycle(pen: Pen, x: number, y: number, color: string) {
  pen.strokeStyle = '#33384a';
  pen.lineWidth = 2;
  for (const shift of [-11, 11]) {
    pen.beginPath();
    pen.arc(x + shift, y, 8, 0, TURN);
    pen.stroke();
  }
  pen.strokeStyle = color;
  pen.lineWidth = 2.6;
  pen.beginPath();
  pen.moveTo(x - 11, y);
  pen.lineTo(x - 4, y - 12);
  pen.lineTo(x + 7, y - 12);
  pen.lineTo(x, y);
  pen.closePath();
  pen.moveTo(x - 6, y - 16);
  pen.lineTo(x, y);
  pen.moveTo(x + 5, y - 18);
  pen.lineTo(x + 11, y);
  pen.moveTo(x + 2, y - 18);
  pen.lineTo(x + 9, y - 18);
  pen.stroke();
}
