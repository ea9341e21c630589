interface Size {
  width: number;
  height: number;
}

/**
 * Position and scale of a layer that put a scene of this size in the middle of the stage, as large as it fits. The scene begins at 0, 0.
 *
 * @param margin free space around the scene, in its own units
 */
export function fitScene(stage: Size, scene: Size, margin = 0) {
  // A stage without a size must not give a scale of 0, which cannot be inverted.
  const scale = Math.max(
    0.1,
    Math.min(stage.width / (scene.width + 2 * margin), stage.height / (scene.height + 2 * margin)),
  );
  return {
    x: (stage.width - scene.width * scale) / 2,
    y: (stage.height - scene.height * scale) / 2,
    scaleX: scale,
    scaleY: scale,
  };
}
