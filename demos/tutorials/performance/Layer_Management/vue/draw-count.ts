import type Konva from 'konva';
import { defineComponent, ref, watch, type PropType } from 'vue';

/** How many times a layer has been drawn. It has its own state, so that a draw does not render the stage. */
export const DrawCount = defineComponent({
  props: { of: Object as PropType<Konva.Layer> },
  setup(props) {
    const count = ref(0);
    watch(
      () => props.of,
      (layer, _, onCleanup) => {
        layer?.on('draw.count', () => (count.value += 1));
        onCleanup(() => layer?.off('draw.count'));
      },
      { immediate: true },
    );
    return () => count.value;
  },
});
