import type Konva from 'konva';

/** Tweens a node. The promise resolves at the end of the tween, and rejects when the signal stops it midway. */
export function tweenTo(node: Konva.Node, goal: Record<string, unknown>, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      tween.destroy();
      reject(new DOMException('The sequence was stopped.', 'AbortError'));
    };
    const onFinish = () => {
      signal.removeEventListener('abort', stop);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
    const tween = node.to({ ...goal, onFinish });
  });
}
