/** Renders the favicon and the social card from the logo and the tokens: `npx tsx scripts/brand-images.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(import.meta.dirname, '..', 'static', 'img');

/** An `.ico` file with one PNG in it, as every browser since 2010 reads. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}

/** The default picture of a shared link: the mark, the name, what the library does. */
function socialCard(logo: string): string {
  const mark = logo.replace(/<svg[^>]*>/, '<g transform="translate(96 96) scale(3.4)">').replace('</svg>', '</g>');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="#fbfaf7"/>
  <g stroke="#c9c3b4" stroke-width="1">${Array.from({ length: 120 }, (_, i) => `<path d="M${i * 10 + 0.5} 0v${i % 10 === 0 ? 22 : 11}"/>`).join('')}</g>
  <circle cx="1010" cy="250" r="150" fill="#f6b73c"/>
  <path d="M640 630L840 250L1040 630Z" fill="#1f9aa5" style="mix-blend-mode:multiply"/>
  <rect x="880" y="370" width="240" height="240" rx="24" fill="#f2664a" style="mix-blend-mode:multiply"/>
  <g fill="none" stroke="#1b1f2a" stroke-width="6">
    <circle cx="1018" cy="242" r="150"/>
    <path d="M648 638L848 242L1048 638"/>
    <rect x="888" y="362" width="240" height="240" rx="24"/>
  </g>
  ${mark}
  <g fill="#1b1f2a" font-family="Liberation Sans, Arial, sans-serif">
    <text x="96" y="430" font-size="112" font-weight="700">Konva</text>
    <text x="98" y="500" font-size="38" fill="#4f5666">Draw, drag and animate</text>
    <text x="98" y="550" font-size="38" fill="#4f5666">on the 2D canvas</text>
  </g>
</svg>`;
}

const logo = await readFile(path.join(folder, 'logo.svg'), 'utf8');
const small = await sharp(Buffer.from(logo), { density: 288 }).resize(48, 48).png().toBuffer();
await writeFile(path.join(folder, 'favicon.ico'), icoOf(small, 48));
await writeFile(
  path.join(folder, 'social-card.png'),
  await sharp(Buffer.from(socialCard(logo)))
    .png({ palette: true })
    .toBuffer(),
);
