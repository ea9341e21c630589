import Konva from 'konva';
import { onActivated, onDeactivated, ref, toValue, watch, type MaybeRefOrGetter } from 'vue';

/**
 * Calls `step` in each frame while the node exists and `isRunning` is true. It pauses while `<KeepAlive>` deactivates the component,
 * and ends when the component is unmounted.
 */
export function useAnimation(
  getNode: () => Konva.Node | undefined,
  isRunning: MaybeRefOrGetter<boolean>,
  step: (node: Konva.Node, timeDiff: number) => void,
) {
  const isActive = ref(true);
  onActivated(() => (isActive.value = true));
  onDeactivated(() => (isActive.value = false));

  watch(
    () => (isActive.value && toValue(isRunning) ? getNode() : undefined),
    (node, _old, onCleanup) => {
      if (!node) return;
      const animation = new Konva.Animation(({ timeDiff }) => {
        step(node, timeDiff);
      }, node.getLayer());
      animation.start();
      // Vue also calls this on unmount.
      onCleanup(() => animation.stop());
    },
  );
}
