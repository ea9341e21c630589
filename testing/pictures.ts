import sharp from 'sharp';

export interface Raw {
  width: number;
  height: number;
  /** RGB, three bytes per pixel. */
  data: Uint8Array;
}

/** Two pixels are equal when no channel differs by more than this: a tolerance for antialiasing and rounding. */
const CHANNEL_TOLERANCE = 24;
/** Fraction of the picture that may differ. */
const AREA_TOLERANCE = 0.0005;

export interface Difference {
  pixels: number;
  share: number;
  /** True when the pictures count as equal. */
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
