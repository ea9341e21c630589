import { falloff, SIZE, type Spot } from './heat';
import { colorAt, type RampName } from './ramps';

/** Pixels of the image for a unit of the plan. Heat is soft, so it needs no more on sharp screens. */
const DENSITY = 1.5;

const STOPS = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1];

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const WHOLE: Box = {
  left: 0,
  top: 0,
  width: SIZE.width * DENSITY,
  height: SIZE.height * DENSITY,
};

function newCanvas(): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = WHOLE.width;
  canvas.height = WHOLE.height;
  // Pixels are read after every spot, so the canvas should not be on the graphics card.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no more canvases.');
  return [canvas, context];
}

/** The pixels that a spot touches. */
function boxOf({ x, y, radius }: Spot): Box {
  const left = Math.max(0, Math.floor((x - radius) * DENSITY));
  const top = Math.max(0, Math.floor((y - radius) * DENSITY));
  return {
    left,
    top,
    width: Math.max(1, Math.min(WHOLE.width, Math.ceil((x + radius) * DENSITY)) - left),
    height: Math.max(1, Math.min(WHOLE.height, Math.ceil((y + radius) * DENSITY)) - top),
  };
}

/**
 * An image of the heat, to be shown by a `Konva.Image`. It has two canvases: one adds up the spots in its alpha channel, the other has the color of each
 * alpha.
 */
export function createHeatPicture() {
  const [sums, adding] = newCanvas();
  const [canvas, coloring] = newCanvas();
  let drawn: readonly Spot[] = [];
  let drawnRamp: RampName = 'Embers';
  let colors = colorsOf(drawnRamp);
  adding.globalCompositeOperation = 'lighter';

  function addSpot({ x, y, radius, strength }: Spot) {
    const [left, top, reach] = [x * DENSITY, y * DENSITY, radius * DENSITY];
    const gradient = adding.createRadialGradient(left, top, 0, left, top, reach);
    for (const stop of STOPS) {
      gradient.addColorStop(stop, `rgb(255 255 255 / ${strength * falloff(stop)})`);
    }
    adding.fillStyle = gradient;
    adding.fillRect(left - reach, top - reach, 2 * reach, 2 * reach);
  }

  function color({ left, top, width, height }: Box) {
    const pixels = adding.getImageData(left, top, width, height);
    const { data } = pixels;
    for (let i = 3; i < data.length; i += 4) {
      const from = (data[i] ?? 0) * 4;
      data.set(colors.subarray(from, from + 4), i - 3);
    }
    coloring.putImageData(pixels, left, top);
  }

  return {
    canvas,
    /**
     * Draws only new spots. A map that has lost a spot, for example by undo, is drawn from the beginning.
     *
     * @returns whether the image has changed
     */
    show(spots: readonly Spot[], ramp: RampName): boolean {
      const continues = drawn.length === 0 || spots[drawn.length - 1] === drawn.at(-1);
      const added = continues ? spots.slice(drawn.length) : spots;
      const isRecolored = ramp !== drawnRamp;
      if (continues && added.length === 0 && !isRecolored) return false;
      if (isRecolored) colors = colorsOf(ramp);
      if (!continues) adding.clearRect(0, 0, sums.width, sums.height);
      added.forEach(addSpot);
      if (!continues || isRecolored || added.length > 12) color(WHOLE);
      else added.map(boxOf).forEach(color);
      drawn = spots;
      drawnRamp = ramp;
      return true;
    },
  };
}

export type HeatPicture = ReturnType<typeof createHeatPicture>;

/** The colors of all 256 values of alpha, one after the other. */
function colorsOf(ramp: RampName): Uint8ClampedArray {
  const colors = new Uint8ClampedArray(256 * 4);
  for (let alpha = 0; alpha < 256; alpha += 1) colors.set(colorAt(ramp, alpha / 255), alpha * 4);
  return colors;
}
