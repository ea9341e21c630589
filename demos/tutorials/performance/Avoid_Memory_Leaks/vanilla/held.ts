import Konva from 'konva';

/** Counts what Konva holds now. */
export function countHeld(stage: Konva.Stage) {
  const shapes = Object.values(Konva.shapes);
  return [
    { name: 'Shapes', held: shapes.length },
    { name: 'On no stage', held: shapes.filter((shape) => !shape.getStage()).length },
    { name: 'Cached', held: shapes.filter((shape) => shape.isCached()).length },
    { name: 'Animations', held: Konva.Animation.animations.size },
    { name: 'Tweens', held: Object.keys(Konva.Tween.attrs).length },
    { name: 'Listeners', held: stage.eventListeners['pointermove']?.length ?? 0 },
  ];
}
