import type Konva from 'konva';
import { defineComponent, h, ref, watch, type PropType } from 'vue';
import { watchValues } from '../konva/watch-values';

/** A node's values in words. It has its own state, so that a frame does not render the component with the stage. */
export const Values = defineComponent({
  props: {
    of: Object as PropType<Konva.Node>,
    describe: { type: Function as PropType<(node: Konva.Node) => string>, required: true },
  },
  setup(props) {
    const words = ref('');
    watch(
      () => props.of,
      (node, _, onCleanup) => {
        if (node) onCleanup(watchValues(node, props.describe, (now) => (words.value = now)));
      },
      { immediate: true },
    );
    return () => h('output', words.value);
  },
});
