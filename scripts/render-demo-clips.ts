import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Renders the demos' animated images and videos, which are drawn below: `cat.gif` and, with the path of ffmpeg, `balloons.webm`. Run `npx
 * tsx scripts/render-demo-clips.ts [ffmpeg]` after you change a drawing, and commit the files.
 */
const pictures = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'demos', 'assets', 'pictures');

const svg = (width: number, height: number, scale: number, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  );

/** Pseudorandom numbers from 0 to 1, the same in every run. */
function createNoise(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

// A cat at a window on a winter night. Its tail swings, snow falls, an ear twitches, and it blinks at the end.
const CAT_FRAMES = 16;
const CAT_DELAYS = Array.from({ length: CAT_FRAMES }, (_, i) => (i === 15 ? 400 : i === 12 || i === 13 ? 60 : 110));

function catFrame(i: number): Buffer {
  const turn = (i / CAT_FRAMES) * 2 * Math.PI;
  const noise = createNoise(5);
  const flakes = Array.from({ length: 34 }, (_, n) => {
    const [x, y, size] = [noise() * 200, noise() * 200, 1.4 + noise() * 1.5];
    // A whole number of passes through the picture, so that the last frame leads back to the first.
    const fall = n % 3 === 0 ? 2 : 1;
    const top = (y + (i / CAT_FRAMES) * 200 * fall) % 200;
    return `<circle cx="${(x + Math.sin(turn + n) * 3).toFixed(1)}" cy="${top.toFixed(1)}" r="${size.toFixed(1)}"/>`;
  }).join('');
  const tail = Math.sin(turn) * 26;
  const ear = i === 4 || i === 5 ? -5 : 0;
  const closed = i === 12 || i === 13;
  const eyes = closed
    ? '<path d="M82 103q5 4 10 0M104 103q5 4 10 0" fill="none" stroke="#f3c34b" stroke-width="2"/>'
    : '<g fill="#f3c34b"><ellipse cx="87" cy="102" rx="5.400" ry="5"/><ellipse cx="109" cy="102" rx="5.400" ry="5"/></g><g fill="#171226"><ellipse cx="87" cy="102" rx="1.800" ry="4.400"/><ellipse cx="109" cy="102" rx="1.800" ry="4.400"/></g>';
  return svg(
    200,
    200,
    1.2,
    `<rect width="200" height="200" fill="#2a3a72"/>
    <rect y="90" width="200" height="60" fill="#35498a"/>
    <circle cx="152" cy="46" r="20" fill="#fbeec4"/><circle cx="160" cy="40" r="17" fill="#2a3a72"/>
    <g fill="#1f2c5a"><path d="M0 150V112l22-16 22 16v-14l26-20 26 20v22l18-12 20 12v-8l24-18 24 18 18-6v60z"/></g>
    <g fill="#f6c453"><path d="M16 122h8v9h-8zM56 108h8v9h-8zM78 108h8v9h-8zM150 118h8v9h-8zM168 118h8v9h-8z"/></g>
    <g fill="#eef2ff"><path d="M0 112l22-16 22 16-4 3-18-12-18 12zM44 98l26-20 26 20-4 3-22-16-22 16zM134 120l24-18 24 18-4 3-20-14-20 14z"/></g>
    <path d="M0 150q50-12 100-2t100-2v54H0z" fill="#dfe6fb"/>
    <g fill="#ffffff">${flakes}</g>
    <path d="M0 172H200V200H0z" fill="#8c5a3c"/><path d="M0 172H200V177H0z" fill="#b57a52"/>
    <path d="M122 164C146 176 158 190 ${(166 + tail).toFixed(1)} ${(182 - Math.abs(tail) * 0.25).toFixed(1)}" fill="none" stroke="#171226" stroke-width="11" stroke-linecap="round"/>
    <path d="M66 176C58 150 66 124 78 116L118 116C130 124 138 150 130 176Z" fill="#171226"/>
    <path d="M70 104C68 92 ${68 + ear} ${78 + ear} 70 72 78 74 86 80 89 84 95 82 101 82 107 84 110 80 118 74 126 72 128 78 128 92 126 104 124 118 112 125 98 125S72 118 70 104Z" fill="#171226"/>
    <path d="M74 ${82 + ear / 2}l2 -5 8 7zM122 82l-2 -5 -8 7z" fill="#e79aa8"/>
    ${eyes}
    <path d="M95 111h6l-3 4z" fill="#e79aa8"/><path d="M98 115v3M76 110l-14-3M76 114l-14 2M120 110l14-3M120 114l14 2" stroke="#8f88ad" stroke-width="1.400" fill="none"/>
    <path d="M88 176v-16q0-7 6-7t6 7v16zM101 176v-16q0-7 6-7t6 7v16z" fill="#221b38"/>
    <path d="M96 136q6 -6 12 0q-1 10 -6 12q-5 -2 -6 -12z" fill="#c9d1ee"/>`,
  );
}

async function renderCat() {
  const frames = await Promise.all(Array.from({ length: CAT_FRAMES }, (_, i) => sharp(catFrame(i)).png().toBuffer()));
  const file = path.join(pictures, 'cat.gif');
  const { size } = await sharp(frames, { join: { animated: true } })
    .gif({ delay: CAT_DELAYS, loop: 0, colours: 32, effort: 10, dither: 0 })
    .toFile(file);
  console.log(`cat.gif: ${(size / 1000).toFixed(1)} kB`);
}

// Hot-air balloons over hills in the morning: an eight-second loop.
const BALLOON_FRAMES = 192;

function balloon(x: number, y: number, size: number, colors: [string, string, string], sway: number): string {
  const [first, second, third] = colors;
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${sway.toFixed(2)}) scale(${size})">
    <path d="M-9 38L-5 52M9 38L5 52" stroke="#5b4032" stroke-width="1.500"/>
    <path d="M0 -46C30 -46 44 -22 40 2 36 20 14 32 9 40H-9C-14 32 -36 20 -40 2 -44 -22 -30 -46 0 -46Z" fill="${first}"/>
    <path d="M0 -46C18 -46 24 -22 22 2 20 20 8 32 6 40H-6C-8 32 -20 20 -22 2 -24 -22 -18 -46 0 -46Z" fill="${second}"/>
    <path d="M0 -46C7 -46 9 -22 8 2 7 20 3 32 2 40H-2C-3 32 -7 20 -8 2 -9 -22 -7 -46 0 -46Z" fill="${third}"/>
    <path d="M-40 -8Q0 8 40 -8" fill="none" stroke="#ffffff" stroke-width="3" opacity="0.75"/>
    <rect x="-7" y="51" width="14" height="11" rx="2" fill="#8a5a34"/><path d="M-7 55H7" stroke="#6d4526" stroke-width="1.500"/></g>`;
}

function balloonFrame(i: number): Buffer {
  const part = i / BALLOON_FRAMES;
  const turn = part * 2 * Math.PI;
  const wave = (shift: number, times = 1) => Math.sin(times * turn + shift);
  const clouds = [
    [60, 46, 1],
    [290, 30, 0.8],
    [420, 74, 1.2],
  ]
    .map(([x = 0, y = 0, size = 1]) => {
      const left = ((x + part * 560) % 560) - 60;
      return `<g transform="translate(${left.toFixed(2)} ${y}) scale(${size})" fill="#fff4e2" opacity="0.8"><ellipse rx="44" ry="10"/><ellipse cx="-12" cy="-8" rx="20" ry="11"/><ellipse cx="14" cy="-6" rx="16" ry="9"/></g>`;
    })
    .join('');
  const birds = [0, 1, 2, 3]
    .map((n) => {
      const x = ((part * 560 + 140 + n * 20) % 560) - 40;
      const flap = 4 * Math.sin(turn * 12 + n);
      return `<path d="M${(x - 7).toFixed(1)} ${(92 + (n % 2) * 8 - flap).toFixed(1)}q5 -2 7 ${flap.toFixed(1)}q2 ${(-flap - 2).toFixed(1)} 7 ${(-flap).toFixed(1)}" fill="none" stroke="#5a3a58" stroke-width="1.600"/>`;
    })
    .join('');
  return svg(
    480,
    270,
    1,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6a86c8"/><stop offset="0.5" stop-color="#f3b79a"/><stop offset="0.75" stop-color="#ffdf9e"/></linearGradient>
    <radialGradient id="sun"><stop offset="0" stop-color="#fffbe0"/><stop offset="0.3" stop-color="#fff0b8"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></radialGradient></defs>
    <rect width="480" height="270" fill="url(#sky)"/><circle cx="330" cy="168" r="96" fill="url(#sun)"/>${clouds}${birds}
    <path d="M0 190Q60 150 130 176T270 168 380 150 480 178V270H0Z" fill="#a487a6"/>
    ${balloon(300 + 16 * wave(2), 96 + 8 * wave(0.5), 0.55, ['#2f7f86', '#f0e2c0', '#2f7f86'], 3 * wave(1))}
    <path d="M0 210Q90 176 190 200T360 190 480 206V270H0Z" fill="#7d7f8e"/>
    ${balloon(150 + 22 * wave(0), 104 + 12 * wave(1.4), 1.05, ['#d8452f', '#f6b73c', '#d8452f'], 4 * wave(2.4))}
    ${balloon(405 - 14 * wave(0.8), 150 - 9 * wave(2), 0.72, ['#6a4c93', '#ef8fa6', '#6a4c93'], 4 * wave(0.2))}
    <path d="M0 234Q110 200 220 226T480 222V270H0Z" fill="#4f6f5c"/><path d="M0 256Q140 232 260 250T480 246V270H0Z" fill="#35543f"/>
    <g fill="#2c4735">${[30, 46, 60, 250, 268, 430, 446, 462].map((x, n) => `<path d="M${x} ${250 - (n % 3) * 3}l-7 18h14z"/>`).join('')}</g>`,
  );
}

async function renderBalloons(ffmpeg: string) {
  const file = path.join(pictures, 'balloons.webm');
  const size = '480x270';
  const encode = spawn(
    ffmpeg,
    // One key frame per second for quick seeking, and no audio.
    `-y -loglevel error -f rawvideo -pix_fmt rgb24 -s ${size} -r 24 -i - -an -c:v libvpx-vp9 -pix_fmt yuv420p -b:v 0 -crf 40 -g 24 -deadline good -cpu-used 2 -fflags +bitexact ${file}`.split(
      ' ',
    ),
    { stdio: ['pipe', 'ignore', 'inherit'] },
  );
  for (let i = 0; i < BALLOON_FRAMES; i += 1) {
    const raw = await sharp(balloonFrame(i)).removeAlpha().raw().toBuffer();
    if (!encode.stdin.write(raw)) await new Promise((resolve) => encode.stdin.once('drain', resolve));
  }
  encode.stdin.end();
  await new Promise((resolve) => encode.on('close', resolve));
  console.log('balloons.webm');
}

await renderCat();
const [ffmpeg] = process.argv.slice(2);
if (ffmpeg !== undefined) await renderBalloons(ffmpeg);
