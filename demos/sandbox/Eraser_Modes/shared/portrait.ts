import type Konva from 'konva';

/** Height of the image, whose middle is at x = 0. It has no left or right end: a wide window shows more of the landscape and of the curtain. */
export const HEIGHT = 440;
const FAR = 2400;

type Stops = [at: number, color: string][];

/** Paints the portrait of Lady Marmalade, from the sky behind her to the pearl before her. */
export function paintPortrait(context: Konva.Context) {
  const filled = (stops: Stops, gradient: CanvasGradient) => {
    for (const [at, color] of stops) gradient.addColorStop(at, color);
    return gradient;
  };
  const down = (top: number, bottom: number, stops: Stops) =>
    filled(stops, context.createLinearGradient(0, top, 0, bottom));
  const glow = (x: number, y: number, radius: number, stops: Stops) =>
    filled(stops, context.createRadialGradient(x, y, 0, x, y, radius));
  const fill = (path: string, style: string | CanvasGradient) => {
    context.fillStyle = style;
    context.fill(new Path2D(path), 'nonzero');
  };
  const draw = (path: string, style: string, width: number) => {
    context.strokeStyle = style;
    context.lineWidth = width;
    context.stroke(new Path2D(path));
  };
  const oval = (x: number, y: number, rx: number, ry: number, style: string | CanvasGradient) => {
    context.fillStyle = style;
    context.beginPath();
    context.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
    context.fill('nonzero');
  };
  /** Draws a path, and its mirror image on the other side of the face. */
  const both = (paint: () => void) => {
    paint();
    context.save();
    context.scale(-1, 1);
    paint();
    context.restore();
  };
  context.lineCap = 'round';
  context.lineJoin = 'round';

  paintLandscape();
  paintCurtain();
  paintDress();
  paintHead();
  paintFace();

  function paintLandscape() {
    fill(
      `M${-FAR} 0H${FAR}V${HEIGHT}H${-FAR}Z`,
      down(0, 330, [
        [0, '#2f5d62'],
        [0.5, '#7fa08a'],
        [0.85, '#e7cf9a'],
        [1, '#d9b679'],
      ]),
    );
    oval(
      0,
      190,
      260,
      240,
      glow(0, 190, 250, [
        [0, 'rgba(255, 236, 190, 0.75)'],
        [1, 'rgba(255, 236, 190, 0)'],
      ]),
    );
    // Hills, each farther one paler, and a lake.
    fill(
      `M${-FAR} 250H-420C-370 214-330 236-290 214S-220 232-180 206S-120 238-60 226V440H${-FAR}Z`,
      '#7d9a86',
    );
    fill(`M${-FAR} 282H-360C-320 254-270 282-232 262S-150 276-60 258V440H${-FAR}Z`, '#577c68');
    fill(
      `M${-FAR} 306C-400 306-250 296-60 300V362H${-FAR}Z`,
      down(300, 360, [
        [0, '#cfdcc0'],
        [1, '#6fa3a0'],
      ]),
    );
    draw('M-330 318H-262M-300 328H-216M-246 314H-190', 'rgba(255, 255, 255, 0.5)', 2);
    fill(`M${-FAR} 350H-300C-250 336-190 354-60 338V440H${-FAR}Z`, '#3c5f4c');
    // Cypresses by the lake.
    for (const [x, y, size] of [
      [-206, 352, 1],
      [-228, 354, 0.72],
      [-330, 350, 0.9],
      [-352, 352, 0.6],
      [-520, 352, 1],
    ] as const) {
      fill(
        `M${x} ${y - 84 * size}C${x + 15 * size} ${y - 46 * size} ${x + 13 * size} ${y - 8 * size} ${x} ${y}C${x - 13 * size} ${y - 8 * size} ${x - 15 * size} ${y - 46 * size} ${x} ${y - 84 * size}Z`,
        '#274738',
      );
    }
  }

  function paintCurtain() {
    const cloth = `M128 0H${FAR}V440H176C214 372 206 318 178 250C150 184 150 96 128 0Z`;
    fill(cloth, '#8e2432');
    context.save();
    context.clip(new Path2D(cloth));
    // Folds: light and shade in turn.
    for (let i = 0; i < 10; i += 1) {
      const x = 172 + i * 62;
      const fold = `M${x} 0C${x + 6} 120 ${x - 26} 210 ${x + 4} 300S${x + 20} 400 ${x + 8} 440H${x + 34}C${x + 40} 380 ${x + 40} 320 ${x + 26} 270S${x + 30} 110 ${x + 22} 0Z`;
      fill(fold, i % 2 === 0 ? '#6d1826' : '#b13a42');
    }
    context.restore();
    draw('M128 0C150 96 150 184 178 250C206 318 214 372 176 440', '#e0b04c', 5);
    draw('M134 0C156 96 156 184 184 250C212 318 220 372 182 440', '#9c6a1f', 2);
  }

  function paintDress() {
    fill(
      'M-212 440C-206 368-150 330-74 312H74C150 330 206 368 212 440Z',
      down(310, 440, [
        [0, '#1f3f63'],
        [1, '#132a45'],
      ]),
    );
    // Puffed sleeves with slashes of silk, and braid down the front.
    both(() => {
      fill('M96 330C152 332 206 372 212 440H136C134 398 122 356 96 330Z', '#2b5583');
      for (const x of [134, 158, 182]) {
        fill(`M${x} ${440 - (x - 90) * 0.2}c-4 -22 -10 -36 -20 -50c18 8 30 26 34 52z`, '#e9c873');
      }
      draw('M14 330C20 366 24 400 24 440', '#d9a93f', 4);
    });
    for (let y = 356; y < 440; y += 26)
      oval(
        0,
        y,
        7,
        7,
        glow(-2, y - 2, 8, [
          [0, '#fff3c4'],
          [1, '#b98522'],
        ]),
      );
    // The ruff: a ring of loops around a shadow.
    oval(0, 318, 150, 46, 'rgba(8, 22, 40, 0.35)');
    for (const [rx, ry, y, size, color] of [
      [132, 36, 308, 23, '#d8d3c4'],
      [120, 31, 304, 21, '#efeadd'],
      [104, 25, 300, 19, '#fffdf4'],
    ] as const) {
      for (let i = 0; i < 26; i += 1) {
        const angle = (i * Math.PI) / 13;
        oval(rx * Math.cos(angle), y + ry * Math.sin(angle), size, size * 0.8, color);
      }
    }
    for (let i = 0; i < 26; i += 1) {
      const angle = ((i + 0.5) * Math.PI) / 13;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      draw(`M${96 * x} ${300 + 20 * y}L${140 * x} ${307 + 41 * y}`, 'rgba(120, 112, 92, 0.4)', 2);
    }
    oval(0, 296, 96, 24, '#c9bfa5');
  }

  function paintHead() {
    const fur = glow(-26, 150, 180, [
      [0, '#f7b45c'],
      [0.55, '#e58a35'],
      [1, '#b85d1d'],
    ]);
    both(() => {
      fill('M34 128C50 92 74 62 92 52C106 84 108 126 98 168Z', '#c56a24');
      fill('M52 122C62 98 76 80 87 72C95 96 96 124 88 150Z', '#f0b6a0');
    });
    fill(
      'M0 108C62 108 108 150 114 204C118 242 104 262 80 280C54 300 28 306 0 306S-54 300-80 280C-104 262-118 242-114 204C-108 150-62 108 0 108Z',
      fur,
    );
    // Tufts at the cheeks.
    both(() =>
      fill(
        'M108 214C122 222 130 236 138 240C128 246 124 246 120 246C126 256 128 262 130 270C112 272 98 274 84 278Z',
        '#d97c2b',
      ),
    );
    both(() => {
      draw('M24 118C21 130 21 138 25 150', '#9c4a14', 8);
      draw('M50 126C48 134 48 140 51 148', '#9c4a14', 6);
      draw('M112 196C100 198 92 202 84 206M112 226C102 226 96 228 88 230', '#9c4a14', 6);
    });
    draw('M0 114V148', '#9c4a14', 8);
  }

  function paintFace() {
    both(() => {
      // Muzzle and brow are white.
      oval(26, 256, 38, 30, '#fff3df');
      fill('M26 176C34 160 60 158 70 172C58 170 40 170 26 176Z', '#ffe2b4');
    });
    fill('M-20 250C-10 214-8 190 0 168C8 190 10 214 20 250Z', '#fbd9a6');
    oval(0, 284, 26, 16, '#fff3df');
    both(() => {
      // An eye: dark rim, iris, slit and light.
      fill('M20 204C30 178 66 174 80 192C72 216 40 222 20 204Z', '#3d1c0a');
      fill(
        'M25 202C34 184 62 180 74 193C66 211 42 215 25 202Z',
        glow(50, 190, 30, [
          [0, '#e8f08c'],
          [0.6, '#8fb83e'],
          [1, '#4f7d2a'],
        ]),
      );
      oval(50, 197, 6, 14, '#1c1108');
    });
    oval(-46, 191, 4, 4, '#ffffff');
    oval(54, 191, 4, 4, '#ffffff');
    fill('M-15 234C-8 229 8 229 15 234C12 245 5 250 0 252C-5 250-12 245-15 234Z', '#d9706a');
    fill('M-9 235C-4 232 2 232 6 234C2 238-4 239-9 235Z', '#f0a59b');
    draw('M0 252V262M0 262C-6 276-26 278-36 268M0 262C6 276 26 278 36 268', '#7a3a20', 3);
    both(() => {
      for (const [x, y] of [
        [22, 252],
        [32, 260],
        [24, 266],
      ] as const) {
        oval(x, y, 2, 2, '#b98a66');
      }
      draw(
        'M46 252C84 240 118 238 156 244M48 260C90 256 124 260 158 272M44 268C78 274 104 284 126 298',
        'rgba(255, 252, 240, 0.9)',
        1.8,
      );
    });
    // The pearl that she is known for.
    oval(
      0,
      346,
      12,
      15,
      glow(-4, 341, 18, [
        [0, '#ffffff'],
        [0.5, '#f3e7d8'],
        [1, '#b59f8c'],
      ]),
    );
    draw('M-52 322C-34 334-14 338 0 332C14 338 34 334 52 322', '#d9a93f', 3);
  }
}
