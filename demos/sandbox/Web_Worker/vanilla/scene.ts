import Konva from 'konva';
import { createDuck, createRing, createWater, drawDuck, DUCK_COLORS } from './looks';
import type { FromWorker, ToWorker, View } from './messages';
import {
  addDucks,
  advance,
  FIRST_DUCKS,
  moveRing,
  nearestDuck,
  newPool,
  resize,
  turnAround,
  type Point,
} from './pool';

/** Maximum time of one step, in seconds: after a pause, the ducks continue and do not jump. */
const LONGEST_STEP = 0.05;

/**
 * Draws the pool with Konva on a canvas of the page that was transferred to this worker.
 *
 * @param isCalm whether only the user moves things
 * @param tell sends a message to the page
 */
export function createScene(
  canvas: OffscreenCanvas,
  view: View,
  isCalm: boolean,
  tell: (message: FromWorker) => void,
) {
  Konva.pixelRatio = view.pixelRatio;
  let shown: View | undefined;
  let pool = newPool(view, FIRST_DUCKS);
  let isPlaying = false;
  let pictures = 0;
  /** From the middle of the ring to the pointer that holds it. */
  let hold: Point | undefined;

  // Without a document, a stage needs no container.
  const stage = new Konva.Stage({ width: view.width, height: view.height });
  const waterLayer = new Konva.Layer({ listening: false });
  const layer = new Konva.Layer();
  const ring = createRing();
  layer.add(ring);
  stage.add(waterLayer, layer);

  const duckPictures = Array.from({ length: DUCK_COLORS }, (_, color) =>
    drawDuck(color, view.pixelRatio),
  );
  const ducks: Konva.Image[] = [];

  /** What the layers show is copied to the canvas that the page shows. */
  const screen = canvas.getContext('2d');
  function show() {
    if (!screen) return;
    pictures += 1;
    for (const { canvas: drawn } of stage.getLayers()) screen.drawImage(drawn._canvas, 0, 0);
  }
  layer.on('draw', show);

  function place() {
    for (const { id, x, y, heading, color } of pool.ducks) {
      let duck = ducks[id];
      const picture = duckPictures[color % DUCK_COLORS];
      if (!duck && picture) {
        duck = createDuck(picture);
        duck.id(String(id));
        ducks.push(duck);
        layer.add(duck);
      }
      duck?.position({ x, y });
      duck?.rotation((heading * 180) / Math.PI);
    }
    ring.position(pool.ring);
    ring.moveToTop();
  }

  /** Does nothing if the size is the same: setting the size of a canvas clears it. */
  function fit(next: View) {
    const { width, height, pixelRatio } = next;
    const isSame = width === shown?.width && height === shown.height;
    if (isSame && pixelRatio === shown?.pixelRatio) return;
    shown = next;
    Konva.pixelRatio = pixelRatio;
    stage.size({ width, height });
    for (const { canvas: drawn } of stage.getLayers()) drawn.setPixelRatio(pixelRatio);
    // A new size empties the canvas of the page.
    Object.assign(canvas, { width: layer.canvas.width, height: layer.canvas.height });
    waterLayer.destroyChildren().add(createWater({ width, height }));
    waterLayer.draw();
    layer.draw();
  }

  const animation = new Konva.Animation(({ timeDiff }) => {
    pool = advance(pool, Math.min(timeDiff / 1000, LONGEST_STEP));
    place();
  }, layer);

  function done(what: 'added' | 'moved' | 'turned') {
    place();
    tell({ type: 'done', what, ducks: pool.ducks.length, ring: pool.ring });
  }

  function turn(id: number) {
    pool = turnAround(pool, id);
    done('turned');
    const duck = ducks[id];
    if (isCalm || !duck) return;
    const wave = new Konva.Circle({
      ...duck.position(),
      radius: 14,
      stroke: '#ffffff',
      strokeWidth: 3,
    });
    wave.listening(false);
    layer.add(wave);
    wave.moveToBottom();
    wave.to({ radius: 46, opacity: 0, duration: 0.7, onFinish: () => wave.destroy() });
  }

  /** What is at a point: Konva looks it up in its hit graph, as it does on a page. */
  function target(point: Point): Konva.Group | Konva.Shape | undefined {
    const shape = stage.getIntersection(point);
    return shape?.getParent() === ring ? ring : (shape ?? undefined);
  }

  function press(point: Point) {
    const found = target(point);
    if (found === ring) hold = { x: point.x - pool.ring.x, y: point.y - pool.ring.y };
    else if (found) turn(Number(found.id()));
  }

  let lastCursor = '';
  function hover(point: Point) {
    const found = target(point);
    const over = found === ring ? 'grab' : found ? 'pointer' : 'default';
    const cursor = hold ? 'grabbing' : over;
    if (cursor !== lastCursor) tell({ type: 'over', cursor });
    lastCursor = cursor;
  }

  function point(phase: 'down' | 'move' | 'up', at: Point) {
    if (phase === 'down') press(at);
    if (phase === 'move' && hold) {
      pool = moveRing(pool, { x: at.x - hold.x, y: at.y - hold.y });
      place();
    }
    if (phase === 'up' && hold) {
      hold = undefined;
      done('moved');
    }
    hover(at);
  }

  function receive(message: ToWorker) {
    switch (message.type) {
      case 'open':
        return;
      case 'resize':
        pool = resize(pool, message.view);
        place();
        fit(message.view);
        return;
      case 'play':
        isPlaying = message.isPlaying;
        if (isPlaying) animation.start();
        else animation.stop();
        return;
      case 'add':
        pool = addDucks(pool, message.count);
        done('added');
        return;
      case 'pointer':
        point(message.phase, message.point);
        return;
      case 'push':
        pool = moveRing(pool, { x: pool.ring.x + message.by.x, y: pool.ring.y + message.by.y });
        done('moved');
        return;
      case 'turn': {
        const nearest = nearestDuck(pool);
        if (nearest) turn(nearest.id);
        return;
      }
      case 'count':
        if (message.phase === 'end') tell({ type: 'counted', pictures });
        pictures = 0;
    }
  }

  place();
  fit(view);
  tell({ type: 'opened' });
  return { receive };
}
