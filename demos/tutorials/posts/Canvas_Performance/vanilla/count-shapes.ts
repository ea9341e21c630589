import Konva from 'konva';

/** Counts the shapes that Konva draws on all stages, into the image and into the hit graph. */
export function countShapes() {
  let picture = 0;
  let hits = 0;
  const { prototype } = Konva.Shape;
  const { drawScene, drawHit } = prototype;

  prototype.drawScene = function (this: Konva.Shape, ...args) {
    picture += 1;
    return drawScene.apply(this, args);
  };
  prototype.drawHit = function (this: Konva.Shape, ...args) {
    if (this.isListening()) hits += 1;
    return drawHit.apply(this, args);
  };

  return {
    /** The numbers of shapes drawn since the last call. */
    take() {
      const counts = { picture, hits };
      picture = hits = 0;
      return counts;
    },
    stop() {
      Object.assign(prototype, { drawScene, drawHit });
    },
  };
}
