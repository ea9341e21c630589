import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Renders the demos' pictures from their drawings: `demos/assets/source/<name>.svg` to `demos/assets/pictures/<name>.webp`. Run `npx tsx
 * scripts/render-demo-pictures.ts` after you change a drawing (add names to render only those), and commit both files.
 */
interface Picture {
  name: string;
  /** Name of the drawing, if it differs. */
  drawing?: string;
  /** Width in pixels; the height follows from the drawing. */
  width: number;
  /** Quality from 1 to 100, or `lossless` for flat drawings with transparency. */
  quality: number | 'lossless';
  /** Haze over the picture, which makes it opaque: the factor for each color channel, and the amount to add. */
  haze?: { factors: number[]; added: number[] };
  /** Selector of the elements that this picture leaves out. */
  without?: string;
}

const PICTURES: Picture[] = [
  { name: 'harbor', width: 960, quality: 88 },
  { name: 'fox', width: 320, quality: 'lossless' },
  { name: 'bird-sheet', width: 1200, quality: 'lossless' },
  { name: 'gelato', width: 960, quality: 84 },
  { name: 'mug', width: 960, quality: 'lossless' },
  {
    name: 'gelato-hazy',
    drawing: 'gelato',
    width: 960,
    quality: 84,
    haze: { factors: [0.42, 0.4, 0.34], added: [108, 96, 84] },
  },
  { name: 'lake', width: 1200, quality: 84 },
  { name: 'canal', width: 1200, quality: 82 },
  { name: 'planets', width: 1440, quality: 84 },
  { name: 'inn-sign', width: 528, quality: 'lossless' },
  { name: 'pears-before', drawing: 'pears', width: 960, quality: 80 },
  { name: 'pears-after', drawing: 'pears', width: 960, quality: 84, without: '#age' },
  { name: 'scooter', width: 960, quality: 'lossless' },
  { name: 'print-sea', width: 600, quality: 86 },
  { name: 'print-peak', width: 800, quality: 86 },
  { name: 'reef', width: 1200, quality: 80 },
  { name: 'mushrooms', width: 520, quality: 'lossless' },
  { name: 'woodcut-heron', width: 480, quality: 84 },
  { name: 'woodcut-owl', width: 480, quality: 84 },
  { name: 'leaf-tile', width: 96, quality: 'lossless' },
];

const assets = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'demos', 'assets');

async function render({ name, drawing = name, width, quality, haze, without }: Picture): Promise<void> {
  const drawn = await readFile(path.join(assets, 'source', `${drawing}.svg`), 'utf8');
  const hidden = without ? `<style>${without} { display: none }</style></svg>` : '</svg>';
  const source = Buffer.from(drawn.replace('</svg>', hidden));
  const file = path.join(assets, 'pictures', `${name}.webp`);
  const picture = sharp(source, { density: 192 }).resize({ width });
  if (haze) picture.flatten({ background: '#ffffff' }).linear(haze.factors, haze.added);
  const { size } = await picture
    .webp(quality === 'lossless' ? { lossless: true, effort: 6 } : { quality, effort: 6 })
    .toFile(file);
  console.log(`${path.relative(process.cwd(), file)}: ${(size / 1000).toFixed(1)} kB`);
}

await mkdir(path.join(assets, 'pictures'), { recursive: true });
const only = process.argv.slice(2);
await Promise.all(PICTURES.filter(({ name }) => !only.length || only.includes(name)).map(render));
