import sharp from 'sharp';
import { fitTitle } from './fit-title';
import type { Outliner } from './words';

/** Size of a card in pixels, as expected by the services that show it. */
export const CARD = { width: 1200, height: 630 };

const SHEET = { x: 548, y: 62, width: 652, height: 506 };
const COLUMN = { x: 72, width: 432 };
const TITLE_SIZES = [68, 60, 52, 46, 40];
const COLORS = { paper: '#fbfaf7', ink: '#1b1f2a', soft: '#484f5f', line: '#c9c3b4' };

/** The content of a card. */
export interface CardContent {
  title: string;
  /** A line below the title. */
  note: string;
  /** Path of the demo's picture. */
  picture: string;
}

/** The site's appearance on a card. */
export interface CardLooks {
  /** The site's logo, an SVG document. */
  logo: string;
  siteName: string;
  title: Outliner;
  words: Outliner;
}

/** SVG of the ruler's ticks along the top edge. */
function ruler(): string {
  const marks: string[] = [];
  for (let x = 0; x < CARD.width; x += 12) {
    marks.push(`<path d="M${x + 11.5} 0v${(x + 12) % 60 === 0 ? 18 : 9}" stroke="${COLORS.line}"/>`);
  }
  return marks.join('');
}

/** The card without its pictures, as SVG. */
export function cardSvg({ title, note }: Omit<CardContent, 'picture'>, looks: CardLooks): string {
  const { size, lines } = fitTitle(title, { width: COLUMN.width, lines: 4 }, TITLE_SIZES, looks.title.measure);
  const top = 236;
  const step = size * 1.04;
  const drawn = lines.map((line, index) => looks.title.draw(line, size, COLUMN.x, top + index * step, COLORS.ink));
  const below = top + (lines.length - 1) * step + 58;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${COLORS.paper}"/>`,
    ruler(),
    `<rect x="${SHEET.x + 0.5}" y="${SHEET.y + 0.5}" width="${SHEET.width}" height="${SHEET.height}" fill="#fff" stroke="${COLORS.line}"/>`,
    looks.title.draw(looks.siteName, 34, COLUMN.x + 70, 132, COLORS.ink),
    ...drawn,
    looks.words.draw(note, 25, COLUMN.x, below, COLORS.soft),
    '</svg>',
  ].join('');
}

/** Draws a card as JPEG. */
export async function drawCard(content: CardContent, looks: CardLooks): Promise<Buffer> {
  const picture = await sharp(content.picture)
    .resize(SHEET.width - 44, SHEET.height - 44, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .toBuffer({ resolveWithObject: true });
  const logo = await sharp(Buffer.from(looks.logo), { density: 400 }).resize(52, 52).png().toBuffer();
  return sharp(Buffer.from(cardSvg(content, looks)))
    .composite([
      {
        input: picture.data,
        left: SHEET.x + Math.round((SHEET.width - picture.info.width) / 2),
        top: SHEET.y + Math.round((SHEET.height - picture.info.height) / 2),
      },
      { input: logo, left: COLUMN.x, top: 93 },
    ])
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
