import Konva from 'konva';

/** Takes the cover away, or puts it back. Answers with what stops it on the way. */
export function showCover(cover: Konva.Group, isOpen: boolean, hasMotion: boolean): () => void {
  if (!isOpen || !hasMotion) {
    cover.opacity(isOpen ? 0 : 1);
    return () => undefined;
  }
  const tween = new Konva.Tween({
    node: cover,
    opacity: 0,
    duration: 0.7,
    easing: Konva.Easings.EaseInOut,
  });
  tween.play();
  return () => tween.destroy();
}
