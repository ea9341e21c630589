import type Konva from 'konva';
import { defineComponent, h, shallowRef, watch, type PropType, type VNode } from 'vue';
import { watchNodes, type NodeEntry, type Selector } from '../konva/node-entries';

/** The nodes of a layer as a nested list, read again after each draw. The first child is at the bottom of the canvas. */
export const NodeTree = defineComponent({
  props: {
    /** The layer whose nodes are listed. */
    of: Object as PropType<Konva.Layer>,
    /** Nodes that match it are marked. */
    selector: { type: [String, Function] as PropType<Selector>, default: '' },
  },
  setup(props) {
    const root = shallowRef<NodeEntry>();
    watch(
      () => [props.of, props.selector] as const,
      ([layer, selector], _, onCleanup) => {
        if (layer) onCleanup(watchNodes(layer, selector, (now) => (root.value = now)));
      },
      { immediate: true },
    );

    return () =>
      h('section', { class: 'node-tree', 'aria-label': 'Nodes of the layer' }, [
        h('ul', root.value ? [item(root.value)] : []),
      ]);
  },
});

function item({ id, label, color, zIndex, isFound, children }: NodeEntry): VNode {
  return h('li', { key: id }, [
    color ? h('i', { style: { background: color } }) : null,
    isFound ? h('mark', `${label} found`) : label,
    ' ',
    h('span', `zIndex ${zIndex}`),
    children.length > 0 ? h('ul', children.map(item)) : null,
  ]);
}
