import Konva from 'konva';

type Goals = ReadonlyMap<string, Readonly<Record<string, number>>>;

/** Moves nodes to their goals. In each frame, all attributes cover the same share of their distance, so pieces that touch stay together. */
export function createGlide() {
  let animation: Konva.Animation | undefined;
  const stop = () => void animation?.stop();

  /**
   * @param goals by the ids of the nodes
   * @param moves false puts the nodes there at once: at the start, and when the width has changed
   */
  function show(layer: Konva.Layer, goals: Goals, moves: boolean) {
    stop();
    const nodes = layer.find((node: Konva.Node) => goals.has(node.id()));
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    /** Returns whether anything is still moving. */
    const move = (share: number) => {
      let isMoving = false;
      for (const node of nodes) {
        for (const [key, goal] of Object.entries(goals.get(node.id()) ?? {})) {
          const left = (goal - Number(node.getAttr(key))) * (1 - share);
          isMoving ||= Math.abs(left) > 0.005;
          node.setAttr(key, Math.abs(left) > 0.005 ? goal - left : goal);
        }
      }
      return isMoving;
    };
    if (!moves || isStill) {
      move(1);
      return;
    }
    animation = new Konva.Animation(({ timeDiff }) => {
      if (!move(1 - Math.exp(-timeDiff / 90))) stop();
    }, layer);
    animation.start();
  }

  return { show, stop };
}
