import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

export interface Raw {
  width: number;
  height: number;
  /** RGB, three bytes a pixel. */
  data: Uint8Array;
}

/** Two pixels are alike when no channel differs by more than this: room for anti-aliasing and rounding. */
const CHANNEL_TOLERANCE = 24;
/** Share of the picture that may differ. */
const AREA_TOLERANCE = 0.0005;

export interface Difference {
  pixels: number;
  share: number;
  /** True when the pictures count as the same. */
  same: boolean;
  /** One sentence. */
  message: string;
}

/** Compares two pictures pixel by pixel. */
export function comparePictures(first: Raw, second: Raw): Difference {
  if (first.width !== second.width || first.height !== second.height) {
    const size = ({ width, height }: Raw) => `${width} x ${height}`;
    return { pixels: Infinity, share: 1, same: false, message: `Sizes differ: ${size(first)} and ${size(second)}.` };
  }
  let pixels = 0;
  for (let at = 0; at < first.data.length; at += 3) {
    for (let channel = at; channel < at + 3; channel += 1) {
      if (Math.abs((first.data[channel] ?? 0) - (second.data[channel] ?? 0)) > CHANNEL_TOLERANCE) {
        pixels += 1;
        break;
      }
    }
  }
  const share = pixels / (first.width * first.height);
  const same = share <= AREA_TOLERANCE;
  return { pixels, share, same, message: `${pixels} pixels differ (${(share * 100).toFixed(2)} %).` };
}

/** Decodes a PNG. */
export async function decode(png: Buffer): Promise<Raw> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

function pictureFile(id: string, flavour: string): string {
  const folder = process.env['E2E_TEMP'];
  if (folder === undefined) throw new Error('E2E_TEMP is not set: pictures are kept only within a run.');
  return path.join(folder, `${id.replaceAll('/', '~')}.${flavour}.png`);
}

/** Keeps a flavour's first picture for the rest of the run, also across workers. */
export function keepPicture(id: string, flavour: string, png: Buffer): void {
  fs.writeFileSync(pictureFile(id, flavour), png);
}

/** The kept picture; undefined when that flavour's test did not come so far. */
export function keptPicture(id: string, flavour: string): Buffer | undefined {
  const file = pictureFile(id, flavour);
  return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
}
