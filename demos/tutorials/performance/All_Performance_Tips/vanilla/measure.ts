import Konva from 'konva';
import type { tips } from './tips';

export interface Result {
  name: string;
  /** Milliseconds to draw a frame. */
  without: number;
  with: number;
}

/** Draws a scene of the tip, without and with it. */
export function measureTip(stage: Konva.Stage, tip: (typeof tips)[number], count: number): Result {
  const time = (isOn: boolean) => {
    const layer = new Konva.Layer({
      x: stage.width() / 2,
      listening: tip.isListening?.(isOn) ?? true,
    });
    layer.add(...tip.scene(count, isOn));
    stage.add(layer);

    const draws = tip.draws?.(isOn) ?? 1;
    const times = Array.from({ length: 8 }, () => {
      const start = performance.now();
      for (let i = 0; i < draws; i += 1) layer.draw();
      return performance.now() - start;
    });
    layer.destroy();
    // The fastest draw, because other work of the machine only makes draws slower. Browsers round their clock to 0.1 ms.
    return Math.max(0.1, Math.min(...times));
  };
  return { name: tip.name, without: time(false), with: time(true) };
}
