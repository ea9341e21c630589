/**
 * Draws the site's icons and the preview image of shared links from the logo, the colors of the tokens and the home page's drawing: `npx
 * tsx scripts/brand-images.tsx`. Needs Chromium (set `CHROMIUM` if it is not at /usr/bin/chromium).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { ScenePoster } from '../src/components/harbour/ScenePoster';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'static', 'img');
const logo = readFileSync(path.join(folder, 'logo.svg'), 'utf8');

const PAPER = '#fbfaf7';
const CARD = { width: 1200, height: 630 };

/** An `.ico` file with PNG images, which every current browser reads. */
function icoOf(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

function logoPng(size: number): Promise<Buffer> {
  return sharp(Buffer.from(logo), { density: 600 }).resize(size, size).png().toBuffer();
}

function fontFace(family: string, file: string): string {
  const data = readFileSync(path.join(root, 'node_modules/@fontsource-variable', file)).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}

function cardHtml(): string {
  const ticks = (step: number, length: number) =>
    `repeating-linear-gradient(90deg,#c9c3b4 0 1px,transparent 1px ${step}px) 0 0/100% ${length}px no-repeat`;
  return `<!doctype html><meta charset="utf-8"><style>
    ${fontFace('Display', 'familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2')}
    ${fontFace('Text', 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2')}
    body{margin:0;width:${CARD.width}px;height:${CARD.height}px;overflow:hidden;position:relative;color:#1b1f2a;
      background:${ticks(60, 18)},${ticks(12, 9)},${PAPER}}
    .words{position:absolute;left:72px;top:92px;width:440px}
    .words svg{width:84px;height:84px;display:block;margin-bottom:40px}
    h1{font:600 76px/0.98 Display;letter-spacing:-.03em;margin:0 0 28px}
    p{font:400 27px/1.4 Text;color:#484f5f;margin:0;text-wrap:balance}
    .sheet{position:absolute;left:548px;top:62px;width:652px;height:506px;background:#fff;overflow:hidden;
      border:1px solid #c9c3b4;border-right:0}
    .sheet svg{width:652px;isolation:isolate;display:block}
  </style><div class="words">${logo}<h1>Konva</h1><p>Draw on a canvas, with shapes that stay shapes, in TypeScript, React, Vue and Svelte</p></div>
  <div class="sheet">${renderToStaticMarkup(createElement(ScenePoster))}</div>`;
}

async function drawCard(): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: CARD });
    await page.setContent(cardHtml());
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const icons = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await logoPng(size) })));
  writeFileSync(path.join(folder, 'favicon.ico'), icoOf(icons));
  const touch = await sharp({ create: { width: 180, height: 180, channels: 3, background: PAPER } })
    .composite([{ input: await logoPng(124) }])
    .png({ palette: true })
    .toBuffer();
  writeFileSync(path.join(folder, 'apple-touch-icon.png'), touch);
  writeFileSync(
    path.join(folder, 'social-card.png'),
    await sharp(await drawCard())
      .png({ palette: true })
      .toBuffer(),
  );
}

await main();
