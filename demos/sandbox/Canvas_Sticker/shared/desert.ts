import type Konva from 'konva';

/** Size of the drawing. */
export const DESERT = { width: 600, height: 440 };

/** A camper van beside a desert road in the evening. */
export function paintDesert(context: Konva.Context) {
  const { width, height } = DESERT;
  const fill = (color: string | CanvasGradient, path: string) => {
    context.fillStyle = color;
    context.fill(new Path2D(path));
  };
  const disc = (color: string | CanvasGradient, x: number, y: number, radius: number) => {
    context.fillStyle = color;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill('nonzero');
  };

  const sky = context.createLinearGradient(0, 0, 0, 270);
  sky.addColorStop(0, '#1d6f7e');
  sky.addColorStop(0.42, '#7fb6a0');
  sky.addColorStop(0.72, '#f7cf8d');
  sky.addColorStop(1, '#f29a63');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);

  const glow = context.createRadialGradient(212, 214, 20, 212, 214, 210);
  glow.addColorStop(0, 'rgba(255, 240, 190, 0.95)');
  glow.addColorStop(1, 'rgba(255, 220, 150, 0)');
  disc(glow, 212, 214, 210);
  disc('#fff3cf', 212, 214, 52);

  // Long thin clouds.
  fill(
    'rgba(255, 226, 190, 0.65)',
    'M330 96 C380 84 440 92 486 84 C520 78 560 90 600 86 V94 C540 102 470 98 420 102 C390 104 350 104 330 96 Z',
  );
  fill('rgba(255, 226, 190, 0.5)', 'M0 152 C50 142 90 150 150 146 C120 160 50 160 0 162 Z');
  fill('rgba(255, 226, 190, 0.5)', 'M400 138 C450 130 500 136 556 130 C520 146 450 146 400 138 Z');

  // Mesas, the farther the paler.
  fill(
    '#d98a6a',
    'M0 250 L26 206 L96 204 L112 232 L150 236 L158 250 L300 246 L312 214 L330 212 L336 190 L398 188 L404 214 L424 218 L436 244 L600 236 V290 H0 Z',
  );
  fill(
    '#b85f4a',
    'M0 268 L40 262 L60 236 L64 214 L118 212 L126 240 L150 266 L420 264 L446 226 L450 176 L462 168 L540 166 L552 178 L558 222 L600 240 V300 H0 Z',
  );
  fill(
    'rgba(90, 34, 48, 0.32)',
    'M500 167 L540 166 L552 178 L558 222 L600 240 V280 L520 270 C508 240 510 200 500 167 Z M94 213 L118 212 L126 240 L150 266 L110 268 Z',
  );
  fill('#8b4148', 'M0 284 C80 268 180 276 260 272 C360 266 480 278 600 262 V330 H0 Z');

  const ground = context.createLinearGradient(0, 270, 0, height);
  ground.addColorStop(0, '#d8854f');
  ground.addColorStop(1, '#a8523a');
  fill(ground, 'M0 292 C120 280 260 288 380 282 C480 278 540 284 600 278 V440 H0 Z');
  fill(
    'rgba(255, 210, 150, 0.35)',
    'M0 320 C120 306 220 314 330 306 C220 324 110 326 0 336 Z M380 330 C460 318 540 322 600 314 V322 C540 330 460 330 380 330 Z',
  );

  // The road to the sun.
  fill('#5b3546', 'M205 287 L220 287 L330 440 L60 440 Z');
  fill(
    'rgba(255, 214, 160, 0.2)',
    'M205 287 L207 287 L84 440 L60 440 Z M218 287 L220 287 L330 440 L312 440 Z',
  );
  fill(
    '#ffd98c',
    'M211.6 292 L213.4 292 L214.6 302 L211.2 302 Z M211 310 L215 310 L216.6 324 L210 324 Z M209.4 336 L217.4 336 L220 358 L207.6 358 Z M206.6 376 L222 376 L227 408 L203.4 408 Z',
  );

  paintCactus(fill, 66, 372, 1.15);
  paintCactus(fill, 128, 318, 0.5);
  paintCactus(fill, 576, 320, 0.55);
  paintVan(context, fill, disc);

  // Stones and agaves in front.
  fill('#6d2f3a', 'M0 440 V410 C20 398 44 404 56 420 C66 412 84 416 92 440 Z');
  fill('#8b3f42', 'M0 440 V424 C12 416 30 420 38 440 Z');
  for (const [x, y, size] of [
    [140, 428, 1],
    [370, 432, 0.8],
    [588, 436, 1.3],
  ] as const) {
    for (let i = -3; i <= 3; i += 1) {
      const [tipX, tipY] = [x + i * 11 * size, y - (30 - Math.abs(i) * 5) * size];
      fill(
        i % 2 === 0 ? '#2f6b5c' : '#47876a',
        `M${x - 5 * size} ${y + 8} Q${x + i * 4 * size - 3} ${y - 14 * size} ${tipX} ${tipY} Q${x + i * 4 * size + 5} ${y - 10 * size} ${x + 5 * size} ${y + 8} Z`,
      );
    }
  }
  // The last birds.
  context.strokeStyle = '#5b3546';
  context.lineWidth = 2;
  context.lineCap = 'round';
  context.stroke(
    new Path2D(
      'M282 118 q7 -7 12 0 q5 -7 12 0 M316 134 q5 -5 9 0 q4 -5 9 0 M262 140 q4 -4 7 0 q3 -4 7 0',
    ),
  );
}

type Fill = (color: string, path: string) => void;

/** A saguaro, lit from the right, with a long shadow. */
function paintCactus(fill: Fill, x: number, y: number, size: number) {
  const at = (path: string) =>
    path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, dx: string, dy: string) => {
      return `${x + Number(dx) * size} ${y + Number(dy) * size}`;
    });
  fill('rgba(80, 28, 44, 0.35)', at('M-6 0 L8 0 L-76 22 L-96 20 Z'));
  fill(
    '#25564c',
    at(
      'M-11 0 L-11 -40 C-34 -38 -38 -48 -38 -60 L-38 -88 C-38 -98 -24 -98 -24 -88 L-24 -66 C-24 -58 -20 -56 -11 -56 L-11 -130 C-11 -148 11 -148 11 -130 L11 -78 C20 -78 24 -80 24 -88 L24 -108 C24 -118 38 -118 38 -108 L38 -84 C38 -70 34 -60 11 -60 L11 0 Z',
    ),
  );
  fill('#4f8f6a', at('M3 -2 L3 -134 C8 -136 11 -132 11 -128 L11 -2 Z'));
  fill(
    '#4f8f6a',
    at('M32 -114 C38 -114 38 -108 38 -104 L38 -84 C38 -76 36 -70 30 -66 C33 -76 32 -98 32 -114 Z'),
  );
}

function paintVan(
  context: Konva.Context,
  fill: Fill,
  disc: (color: string, x: number, y: number, radius: number) => void,
) {
  fill('rgba(74, 24, 42, 0.4)', 'M316 388 C300 396 330 408 440 408 C540 408 596 400 572 388 Z');
  // Surfboard and suitcases on the roof.
  fill('#7a3d2c', 'M404 220 h44 a4 4 0 0 1 4 4 v18 h-52 v-18 a4 4 0 0 1 4 -4 Z');
  fill('#a85c38', 'M456 226 h34 a4 4 0 0 1 4 4 v12 h-42 v-12 a4 4 0 0 1 4 -4 Z');
  fill('#f4d79a', 'M414 220 h5 v22 h-5 Z M432 220 h5 v22 h-5 Z M468 226 h4 v16 h-4 Z');
  fill('#e8543f', 'M344 214 C400 204 480 204 546 212 C480 220 400 222 344 214 Z');
  fill('#fff1d6', 'M362 213.5 C410 210 480 210 530 212.5 C480 215 410 216 362 213.5 Z');
  fill('#43304a', 'M372 240 h156 v5 h-156 Z M384 216 h5 v26 h-5 Z M508 216 h5 v26 h-5 Z');

  // Body: cream above, turquoise below.
  fill(
    '#fff1d6',
    'M350 318 C346 280 350 254 366 246 C378 240 524 240 540 246 C560 254 566 284 566 318 Z',
  );
  fill(
    '#23a1a0',
    'M346 312 C346 306 352 304 360 304 L560 304 C566 304 570 308 570 316 L570 366 C570 376 566 382 556 382 L356 382 C346 382 342 376 342 366 Z',
  );
  fill(
    '#14777f',
    'M342 352 L570 352 L570 366 C570 376 566 382 556 382 L356 382 C346 382 342 376 342 366 Z',
  );
  fill('#fff1d6', 'M344 322 C370 316 384 330 384 346 L342 350 Z');
  fill('#f4d79a', 'M344 340 H570 v4 H344 Z');

  // Windows with the evening in them.
  const glass = context.createLinearGradient(340, 250, 570, 300);
  glass.addColorStop(0, '#ffd28a');
  glass.addColorStop(0.5, '#6f8f93');
  glass.addColorStop(1, '#2d5061');
  context.fillStyle = glass;
  for (const window of [
    'M362 296 L358 272 C358 260 364 256 374 256 L398 256 L398 296 Z',
    'M408 256 h46 v40 h-46 Z',
    'M462 256 h46 v40 h-46 Z',
    'M516 256 L536 256 C548 258 552 270 555 296 L516 296 Z',
  ]) {
    context.fill(new Path2D(window));
  }
  fill('#e8543f', 'M462 256 h46 v7 q-6 6 -11.5 0 q-6 6 -11.5 0 q-6 6 -11.5 0 q-6 6 -11.5 0 Z');
  fill('rgba(255, 255, 255, 0.35)', 'M412 260 h14 l-12 32 h-2 Z M522 260 h10 l-8 32 h-4 Z');
  context.strokeStyle = 'rgba(20, 60, 70, 0.45)';
  context.lineWidth = 1.5;
  context.stroke(new Path2D('M403 250 V378 M458 300 V378 M512 250 V378 M446 330 h8 M466 330 h8'));

  // Lamp, bumper and wheels.
  disc('#f4d79a', 353, 334, 9);
  disc('#fffbe8', 353, 334, 6);
  fill(
    '#e9e2d0',
    'M334 372 h30 a5 5 0 0 1 0 10 h-30 a5 5 0 0 1 0 -10 Z M548 372 h28 a5 5 0 0 1 0 10 h-28 a5 5 0 0 1 0 -10 Z',
  );
  fill('#e8543f', 'M560 326 h8 v16 h-8 Z');
  for (const x of [394, 522]) {
    disc('#0f5560', x, 378, 27);
    disc('#2b2030', x, 382, 23);
    disc('#fff1d6', x, 382, 13);
    disc('#23a1a0', x, 382, 6);
  }
}
