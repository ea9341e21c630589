import Konva from 'konva';
import { createDuck, createLane, drawDuck } from './looks';

/** Pixels per second. */
const SPEED = 70;
const MARGIN = 30;

/** A duck that the page itself draws: it swims back and forth, and stops when the page is blocked. */
export function createPageDuck(container: HTMLDivElement) {
  const stage = new Konva.Stage({
    container,
    width: container.clientWidth,
    height: container.clientHeight,
  });
  const back = new Konva.Layer({ listening: false });
  const layer = new Konva.Layer({ listening: false });
  stage.add(back, layer);
  const duck = createDuck(drawDuck(0, window.devicePixelRatio));
  duck.name('page-duck');
  layer.add(duck);

  let way = 0;
  function place() {
    const reach = Math.max(1, stage.width() - 2 * MARGIN);
    const along = way % (2 * reach);
    const isBack = along > reach;
    duck.position({ x: MARGIN + (isBack ? 2 * reach - along : along), y: stage.height() / 2 });
    duck.scaleX(isBack ? -1 : 1);
  }

  const animation = new Konva.Animation(({ timeDiff }) => {
    way += (SPEED * Math.min(timeDiff, 50)) / 1000;
    place();
  }, layer);

  function fit() {
    stage.size({ width: container.clientWidth, height: container.clientHeight });
    back.destroyChildren().add(createLane(stage.size()));
    place();
  }
  new ResizeObserver(fit).observe(container);
  fit();

  return {
    stage,
    play(isPlaying: boolean) {
      if (isPlaying) animation.start();
      else animation.stop();
    },
  };
}
