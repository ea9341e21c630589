/** A frame as the file has it: often a part of the image, and only what changed in it. */
export interface GifFrame {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Milliseconds, as written in the file. */
  delay: number;
  /** What happens to the frame before the next one: it stays, its area is cleared, or the pixels below it are restored. */
  disposal: 'keep' | 'clear' | 'restore';
  /** Three bytes for each color. */
  palette: Uint8Array;
  /** The color that is not drawn, or -1. */
  transparent: number;
  /** A color of the palette for each pixel, row by row. */
  pixels: Uint8Array;
}

export interface Gif {
  width: number;
  height: number;
  frames: readonly GifFrame[];
}

/** More pixels than this, in all frames together, would fill the memory of a phone. */
export const LIMIT = 24_000_000;

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const END = 0x3b;
const GRAPHIC_CONTROL = 0xf9;

/** Reads a file byte by byte. */
function createReader(bytes: Uint8Array) {
  let at = 0;
  const byte = () => {
    const value = bytes[at];
    if (value === undefined) throw new Error('The file ends too early.');
    at += 1;
    return value;
  };
  const take = (length: number) => {
    if (at + length > bytes.length) throw new Error('The file ends too early.');
    at += length;
    return bytes.subarray(at - length, at);
  };
  return {
    byte,
    take,
    /** Two bytes, the lower one first. */
    word: () => byte() + byte() * 256,
    /** Blocks of at most 255 bytes, each after its length, up to an empty one. */
    blocks() {
      const parts: number[] = [];
      for (let length = byte(); length > 0; length = byte()) parts.push(...take(length));
      return Uint8Array.from(parts);
    },
  };
}

/**
 * Reads a GIF. It needs no canvas, so it runs anywhere.
 *
 * @throws an error with a readable message if the file is not a GIF, is cut off or is too large
 */
export function readGif(bytes: Uint8Array): Gif {
  const { byte, take, word, blocks } = createReader(bytes);
  const signature = bytes.length < 6 ? '' : String.fromCharCode(...take(6));
  if (!/^GIF8[79]a$/.test(signature)) throw new Error('This is not a GIF.');
  const [width, height, flags] = [word(), word(), byte()];
  take(2);
  const paletteOf = (bits: number) => take(3 * 2 ** ((bits & 7) + 1));
  const shared = flags & 0x80 ? paletteOf(flags) : undefined;
  const frames: GifFrame[] = [];
  let control = noControl();

  for (let kind = byte(); kind !== END; kind = byte()) {
    if (kind === EXTENSION) {
      const label = byte();
      const content = blocks();
      if (label === GRAPHIC_CONTROL) control = readControl(content);
    } else if (kind === IMAGE) {
      const place = { left: word(), top: word(), width: word(), height: word() };
      const own = byte();
      const palette = own & 0x80 ? paletteOf(own) : shared;
      if (!palette) throw new Error('A frame of this GIF has no colors.');
      if ((frames.length + 1) * width * height > LIMIT) {
        throw new Error('This GIF is too large: its frames have more than 24 million pixels.');
      }
      const codeSize = byte();
      const packed = unpack(blocks(), codeSize, place.width * place.height);
      const pixels = own & 0x40 ? sortRows(packed, place.width, place.height) : packed;
      frames.push({ ...place, ...control, palette, pixels });
      control = noControl();
    } else {
      throw new Error('This GIF is damaged.');
    }
  }
  if (frames.length === 0) throw new Error('This GIF has no frames.');
  return { width, height, frames };
}

type Control = Pick<GifFrame, 'delay' | 'disposal' | 'transparent'>;

const noControl = (): Control => ({ delay: 0, disposal: 'keep', transparent: -1 });

function readControl([flags = 0, low = 0, high = 0, color = 0]: Uint8Array): Control {
  const method = (flags >> 2) & 7;
  return {
    // The file counts hundredths of a second.
    delay: (low + high * 256) * 10,
    disposal: method === 2 ? 'clear' : method === 3 ? 'restore' : 'keep',
    transparent: flags & 1 ? color : -1,
  };
}

/** LZW: each code stands for an earlier sequence of colors, and the decoder rebuilds the table of sequences. */
function unpack(data: Uint8Array, codeSize: number, count: number): Uint8Array {
  const pixels = new Uint8Array(count);
  const clear = 2 ** codeSize;
  const prefix = new Uint16Array(4096);
  const suffix = new Uint8Array(4096);
  const row = new Uint8Array(4097);
  let size = codeSize + 1;
  let next = clear + 2;
  let last = -1;
  let first = 0;
  let [bits, held, at, written] = [0, 0, 0, 0];

  while (written < count) {
    while (held < size) {
      const value = data[at];
      // A frame that is cut off keeps what it has, as in browsers.
      if (value === undefined) return pixels;
      bits |= value << held;
      held += 8;
      at += 1;
    }
    const code = bits & (2 ** size - 1);
    bits >>>= size;
    held -= size;
    if (code === clear) {
      size = codeSize + 1;
      next = clear + 2;
      last = -1;
      continue;
    }
    if (code === clear + 1 || code > next || (code === next && last < 0)) return pixels;
    // The row of a code is read from its end.
    let length = 0;
    let link = code;
    if (code === next) {
      row[length] = first;
      length += 1;
      link = last;
    }
    while (link > clear) {
      row[length] = suffix[link] ?? 0;
      length += 1;
      link = prefix[link] ?? 0;
    }
    first = link;
    row[length] = first;
    for (let i = length; i >= 0 && written < count; i -= 1) {
      pixels[written] = row[i] ?? 0;
      written += 1;
    }
    if (last >= 0 && next < 4096) {
      prefix[next] = last;
      suffix[next] = first;
      next += 1;
      if (next === 2 ** size && size < 12) size += 1;
    }
    last = code;
  }
  return pixels;
}

/** The rows of an interlaced frame in their order. */
function sortRows(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const sorted = new Uint8Array(pixels.length);
  let from = 0;
  for (const [start, step] of [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
  ] as const) {
    for (let y = start; y < height; y += step) {
      sorted.set(pixels.subarray(from * width, (from + 1) * width), y * width);
      from += 1;
    }
  }
  return sorted;
}

/** Draws the frames over each other. Returns the whole image after each of them: red, green, blue, alpha. */
export function composeFrames({ width, height, frames }: Gif): Uint8ClampedArray<ArrayBuffer>[] {
  let picture = new Uint8ClampedArray(width * height * 4);
  return frames.map((frame) => {
    const before = frame.disposal === 'restore' ? picture.slice() : picture;
    drawFrame(picture, width, height, frame);
    const shown = picture.slice();
    if (frame.disposal === 'clear') clearFrame(picture, width, frame);
    else if (frame.disposal === 'restore') picture = before;
    return shown;
  });
}

function drawFrame(picture: Uint8ClampedArray, width: number, height: number, frame: GifFrame) {
  const { left, top, palette, pixels, transparent } = frame;
  for (let i = 0; i < pixels.length; i += 1) {
    const color = pixels[i] ?? 0;
    const x = left + (i % frame.width);
    const y = top + Math.floor(i / frame.width);
    if (color === transparent || x >= width || y >= height) continue;
    const at = (y * width + x) * 4;
    picture.set(palette.subarray(color * 3, color * 3 + 3), at);
    picture[at + 3] = 255;
  }
}

function clearFrame(picture: Uint8ClampedArray, width: number, frame: GifFrame) {
  for (let y = frame.top; y < frame.top + frame.height; y += 1) {
    const start = (y * width + frame.left) * 4;
    picture.fill(0, start, start + frame.width * 4);
  }
}
