import type Konva from 'konva';
import { onMounted, onUnmounted, shallowRef } from 'vue';

/** Where a node is in the browser's window, in CSS pixels, even while it is dragged, the stage is zoomed or the page scrolls. */
export function useNodeBox(node: Konva.Node) {
  const box = shallowRef(measure());

  function measure() {
    const { x, y, width, height } = node.getClientRect({ skipShadow: true });
    const container = node.getStage()?.container().getBoundingClientRect();
    return { left: x + (container?.left ?? 0), top: y + (container?.top ?? 0), width, height };
  }
  const follow = () => {
    const now = measure();
    const { left, top, width, height } = box.value;
    // An unchanged position must not count as a change, or a render that draws the layer would go on forever.
    if (now.left !== left || now.top !== top || now.width !== width || now.height !== height)
      box.value = now;
  };

  // Whatever moves the node, its layer is drawn afterward.
  const layer = node.getLayer();
  onMounted(() => {
    layer?.on('draw', follow);
    // Scroll events do not bubble; the capture phase receives those of every element.
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
  });
  onUnmounted(() => {
    layer?.off('draw', follow);
    window.removeEventListener('scroll', follow, { capture: true });
    window.removeEventListener('resize', follow);
  });

  return box;
}
