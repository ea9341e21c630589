type Pen = CanvasRenderingContext2D;

/** What a room looks like from the open front. `draw` has its origin in the left corner of the room, and `y` counts upward as negative. */
interface Room {
  wall: string;
  floor: string;
  draw(pen: Pen): void;
}

function box(pen: Pen, color: string, x: number, y: number, width: number, height: number) {
  pen.fillStyle = color;
  pen.fillRect(x, -y - height, width, height);
}

function disk(pen: Pen, color: string, x: number, y: number, radius: number) {
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(x, -y, radius, 0, 2 * Math.PI);
  pen.fill();
}

/** A pupil who stands at this position. */
function pupil(pen: Pen, x: number, shirt: string, hair: string) {
  box(pen, '#33405e', x - 4, 10, 3, 12);
  box(pen, '#33405e', x + 1, 10, 3, 12);
  box(pen, shirt, x - 6, 21, 12, 14);
  disk(pen, '#f3c9a5', x, 41, 6);
  pen.fillStyle = hair;
  pen.beginPath();
  pen.arc(x, -42, 6.4, Math.PI, 2 * Math.PI);
  pen.fill();
}

function desk(pen: Pen, x: number, color: string) {
  box(pen, color, x, 24, 24, 4);
  box(pen, '#7c5233', x + 2, 10, 3, 14);
  box(pen, '#7c5233', x + 19, 10, 3, 14);
}

const library: Room = {
  wall: '#d8e3c4',
  floor: '#a9784a',
  draw(pen) {
    const spines = ['#c8503c', '#3f7f8c', '#e2a83b', '#6a4f8c', '#4d8a57', '#d98aa0'];
    for (let shelf = 0; shelf < 3; shelf += 1) {
      for (let i = 0; i < 11; i += 1) {
        const height = 12 + ((i * 7 + shelf * 5) % 5);
        box(pen, spines[(i + shelf * 2) % 6] ?? '', 8 + i * 5, 15 + shelf * 20, 4.2, height);
      }
      box(pen, '#8a5a33', 6, 12 + shelf * 20, 60, 3);
    }
    pupil(pen, 86, '#e2703f', '#5a3320');
    box(pen, '#3f7f8c', 78, 26, 12, 8);
  },
};

const hall: Room = {
  wall: '#f4e3bf',
  floor: '#cfc3ae',
  draw(pen) {
    box(pen, '#8a4b2f', 30, 10, 46, 56);
    box(pen, '#b9e0e6', 34, 12, 18, 50);
    box(pen, '#b9e0e6', 54, 12, 18, 50);
    disk(pen, '#ffffff', 53, 72, 7);
    pen.strokeStyle = '#33405e';
    pen.lineWidth = 1.6;
    pen.beginPath();
    pen.moveTo(53, -77);
    pen.lineTo(53, -72);
    pen.lineTo(57, -70);
    pen.stroke();
    box(pen, '#3fa66b', 88, 10, 9, 10);
    for (const [x, y] of [
      [88, 30],
      [96, 34],
      [92, 26],
    ] as const) {
      disk(pen, '#5db36f', x, y, 7);
    }
  },
};

const cafeteria: Room = {
  wall: '#f7cdb5',
  floor: '#b98a66',
  draw(pen) {
    box(pen, '#ffffff', 10, 26, 70, 4);
    box(pen, '#c2b6a4', 18, 10, 5, 16);
    box(pen, '#c2b6a4', 66, 10, 5, 16);
    disk(pen, '#e0562f', 24, 33, 4);
    disk(pen, '#8fbf5a', 36, 33, 4);
    box(pen, '#f6d67c', 48, 30, 14, 5);
    pupil(pen, 92, '#4a90e2', '#2b2320');
    for (const x of [22, 46, 70]) {
      box(pen, '#33405e', x, 66, 1.4, 12);
      disk(pen, '#ffdf8a', x + 0.7, 63, 6);
    }
  },
};

const classroom = (wall: string, shirts: readonly [string, string]): Room => ({
  wall,
  floor: '#b58a5e',
  draw(pen) {
    box(pen, '#2f5b4a', 10, 42, 52, 28);
    box(pen, '#8a5a33', 10, 39, 52, 3);
    pen.strokeStyle = '#e8f2ea';
    pen.lineWidth = 1.4;
    pen.beginPath();
    pen.moveTo(16, -60);
    pen.lineTo(34, -60);
    pen.moveTo(16, -53);
    pen.lineTo(44, -53);
    pen.moveTo(16, -47);
    pen.lineTo(28, -47);
    pen.stroke();
    desk(pen, 14, '#d9a066');
    desk(pen, 48, '#d9a066');
    pupil(pen, 84, shirts[0], '#7a4a24');
    disk(pen, '#f3c9a5', 26, 38, 6);
    box(pen, shirts[1], 20, 28, 12, 6);
  },
});

const music: Room = {
  wall: '#d9d0ec',
  floor: '#8d6a4a',
  draw(pen) {
    box(pen, '#2a2438', 14, 10, 44, 34);
    box(pen, '#ffffff', 12, 26, 48, 5);
    for (let i = 0; i < 9; i += 1) box(pen, '#2a2438', 15 + i * 5, 28, 2, 3);
    pupil(pen, 84, '#8457c9', '#d9a03c');
    pen.strokeStyle = '#2a2438';
    pen.lineWidth = 1.8;
    for (const [x, y] of [
      [68, 60],
      [82, 68],
      [30, 62],
    ] as const) {
      disk(pen, '#2a2438', x, y, 3);
      pen.beginPath();
      pen.moveTo(x + 2.6, -y);
      pen.lineTo(x + 2.6, -y - 11);
      pen.lineTo(x + 7, -y - 8);
      pen.stroke();
    }
  },
};

const art: Room = {
  wall: '#fde7b8',
  floor: '#c49a6c',
  draw(pen) {
    pen.strokeStyle = '#7c5233';
    pen.lineWidth = 3;
    pen.beginPath();
    pen.moveTo(20, -10);
    pen.lineTo(38, -62);
    pen.lineTo(56, -10);
    pen.stroke();
    box(pen, '#ffffff', 18, 28, 40, 30);
    disk(pen, '#f6b73c', 30, 46, 6);
    box(pen, '#3fa66b', 18, 28, 40, 9);
    disk(pen, '#f2664a', 48, 42, 4);
    pupil(pen, 82, '#e05a7d', '#2b2320');
    for (const [i, color] of ['#f2664a', '#4a90e2', '#3fa66b'].entries()) {
      box(pen, color, 70 + i * 11, 60, 8, 11);
    }
  },
};

const lab: Room = {
  wall: '#c9e6e4',
  floor: '#9aa7ad',
  draw(pen) {
    box(pen, '#f4f7f7', 8, 26, 90, 5);
    box(pen, '#6f7f88', 14, 10, 24, 16);
    box(pen, '#6f7f88', 68, 10, 24, 16);
    for (const [x, color] of [
      [22, '#3fa66b'],
      [44, '#f2664a'],
      [64, '#8457c9'],
    ] as const) {
      pen.fillStyle = color;
      pen.beginPath();
      pen.moveTo(x - 8, -31);
      pen.lineTo(x + 8, -31);
      pen.lineTo(x + 2, -44);
      pen.lineTo(x - 2, -44);
      pen.fill();
      box(pen, '#e4f4f6', x - 2, 44, 4, 8);
      disk(pen, color, x + 3, 58, 2.2);
      disk(pen, color, x - 2, 65, 1.6);
    }
    disk(pen, '#ffdf8a', 86, 66, 6);
  },
};

const computers: Room = {
  wall: '#cdd9f2',
  floor: '#7f8aa6',
  draw(pen) {
    for (const x of [10, 42]) {
      desk(pen, x, '#d7dde8');
      box(pen, '#26304a', x + 3, 32, 20, 15);
      box(pen, '#6fd1e0', x + 5, 34, 16, 11);
      box(pen, '#26304a', x + 11, 28, 4, 4);
    }
    pupil(pen, 86, '#3fa66b', '#a8431f');
    box(pen, '#ffffff', 12, 58, 52, 14);
    for (let i = 0; i < 5; i += 1) box(pen, '#4a90e2', 16 + i * 9, 60, 6, 3 + ((i * 3) % 8));
  },
};

/** From the first floor up, each from the left to the right. */
export const ROOMS: readonly Room[] = [
  library,
  hall,
  cafeteria,
  classroom('#f6d9a8', ['#4a90e2', '#f2664a']),
  music,
  classroom('#cfe5c0', ['#f6b73c', '#8457c9']),
  art,
  lab,
  computers,
];

export function drawRoom(pen: Pen, { wall, floor, draw }: Room, width: number, height: number) {
  const shade = pen.createLinearGradient(0, -height, 0, 0);
  shade.addColorStop(0, 'rgba(60, 44, 40, 0.22)');
  shade.addColorStop(0.4, 'rgba(60, 44, 40, 0)');
  box(pen, wall, 0, 0, width, height);
  pen.fillStyle = shade;
  pen.fillRect(0, -height, width, height);
  box(pen, floor, 0, 0, width, 11);
  draw(pen);
}
