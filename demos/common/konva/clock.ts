import Konva from 'konva';

/**
 * Reports the milliseconds of each frame. It draws nothing: Konva redraws a layer when a node of it changes.
 *
 * @returns a function that stops it
 */
export function startClock(onTime: (milliseconds: number) => void): () => void {
  const animation = new Konva.Animation(({ timeDiff }) => {
    onTime(timeDiff);
  });
  animation.start();
  return () => {
    animation.stop();
  };
}

/**
 * Reports when the page is hidden, by another tab or the lock screen.
 *
 * @returns a function that stops it
 */
export function onPageHidden(report: () => void): () => void {
  const handleChange = () => {
    if (document.hidden) report();
  };
  document.addEventListener('visibilitychange', handleChange);
  return () => document.removeEventListener('visibilitychange', handleChange);
}
