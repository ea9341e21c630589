import Konva from 'konva';
import type { Claim, ClaimTools } from '../model';
import { listenToConsole } from './console';
import { createDevice } from './device';
import { expect } from './expect';
import { FOREIGN_PICTURE, PERMITTED_PICTURE } from './foreign-picture';
import { createMouse, createTouch } from './pointers';
import { keepSettings } from './settings';

/** How long a claim may take, in milliseconds. */
const LONGEST = 5_000;
/** How long `until` waits, in milliseconds. */
const PATIENCE = 2_000;
const SIZE = { width: 400, height: 300 };

/**
 * Runs one claim on an empty page and cleans up after it.
 *
 * @throws what the claim throws, or an error when it takes too long
 */
export async function runClaim(claim: Claim): Promise<void> {
  // A previous claim's promise or timer may have created a stage after the claim was over.
  destroyStages();
  const restoreSettings = keepSettings();
  const heard = listenToConsole();
  const endings: (() => void)[] = [];
  try {
    const tools = createTools(heard.lines, (cleanUp) => endings.push(cleanUp));
    await inTime(Promise.resolve().then(() => claim.run(tools)));
  } finally {
    for (const end of endings.reverse()) end();
    heard.stop();
    destroyStages();
    Konva.DD._dragElements.clear();
    restoreSettings();
    document.body.replaceChildren();
    window.scrollTo(0, 0);
  }
}

function destroyStages(): void {
  for (const stage of [...Konva.stages]) stage.destroy();
}

async function inTime(running: Promise<void>): Promise<void> {
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(
      () => reject(new Error(`The claim was not over after ${LONGEST / 1000} seconds.`)),
      LONGEST,
    );
  });
  await Promise.race([running, late]).finally(() => window.clearTimeout(timer));
}

function createTools(warnings: readonly string[], onEnd: ClaimTools['onEnd']): ClaimTools {
  let container: HTMLDivElement | undefined;
  let stage: Konva.Stage | undefined;
  let layer: Konva.Layer | undefined;

  const newestStage = () => {
    const newest = Konva.stages.at(-1);
    if (newest === undefined) throw new Error('There is no stage. Take `stage` or `layer`, or mount one first.');
    return newest;
  };
  const frames = async (count = 1) => {
    for (let index = 0; index < count; index += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };

  return {
    Konva,
    expect,
    warnings,
    onEnd,
    frames,
    get container() {
      container ??= document.body.appendChild(document.createElement('div'));
      return container;
    },
    get stage() {
      stage ??= new Konva.Stage({ container: this.container, ...SIZE });
      return stage;
    },
    get layer() {
      if (layer === undefined) {
        layer = new Konva.Layer();
        this.stage.add(layer);
      }
      return layer;
    },
    mouse: createMouse(newestStage),
    touch: createTouch(newestStage),
    device: createDevice(),
    until: async (test) => {
      const end = performance.now() + PATIENCE;
      while (!test()) {
        if (performance.now() > end) throw new Error(`This did not come to hold: ${test.toString()}`);
        await frames();
      }
    },
    pixel: (x, y) => {
      const context = newestStage().toCanvas({ x, y, width: 1, height: 1, pixelRatio: 1 }).getContext('2d');
      const [red = 0, green = 0, blue = 0, alpha = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
      return [red, green, blue, alpha];
    },
    picture,
    foreignPicture: FOREIGN_PICTURE,
    permittedPicture: PERMITTED_PICTURE,
  };
}

const picture: ClaimTools['picture'] = async (width, height, draw) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no 2D canvas context.');
  context.fillStyle = '#f2664a';
  if (draw === undefined) context.fillRect(0, 0, width, height);
  else draw(context);
  const image = new Image();
  image.src = canvas.toDataURL();
  await image.decode();
  return image;
};
