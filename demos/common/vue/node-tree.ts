import Konva from 'konva';
import { defineComponent, h, onUnmounted, shallowRef, watch, type PropType, type VNode } from 'vue';

interface Entry {
  id: number;
  label: string;
  color: string;
  zIndex: number;
  isFound: boolean;
  children: Entry[];
}

/** The nodes of a layer as a nested list, read again after each draw. The first child is at the bottom of the picture. */
export const NodeTree = defineComponent({
  props: {
    /** The layer whose nodes are listed. */
    of: Object as PropType<Konva.Layer>,
    /** Nodes that match it are marked. */
    selector: { type: String, default: '' },
  },
  setup(props) {
    const root = shallowRef<Entry>();
    const update = () => {
      if (!props.of) return;
      const now = read(props.of, props.selector ? props.of.find(props.selector) : []);
      if (JSON.stringify(root.value) !== JSON.stringify(now)) root.value = now;
    };
    watch(
      () => [props.of, props.selector] as const,
      ([layer], old) => {
        old?.[0]?.off('draw', update);
        layer?.on('draw', update);
        update();
      },
      { immediate: true },
    );
    onUnmounted(() => props.of?.off('draw', update));

    return () =>
      h('section', { class: 'node-tree', 'aria-label': 'Nodes of the layer' }, [
        h('ul', root.value ? [item(root.value)] : []),
      ]);
  },
});

function item({ id, label, color, zIndex, isFound, children }: Entry): VNode {
  return h('li', { key: id }, [
    color ? h('i', { style: { background: color } }) : null,
    isFound ? h('mark', `${label} found`) : label,
    ' ',
    h('span', `zIndex ${zIndex}`),
    children.length > 0 ? h('ul', children.map(item)) : null,
  ]);
}

/** A label is written like the selectors that find the node: class, #id, .name */
function read(node: Konva.Node, found: Konva.Node[]): Entry {
  const names = node.name().split(' ').filter(Boolean);
  const fill = node instanceof Konva.Shape ? node.fill() : '';
  const nodes = node instanceof Konva.Container ? node.getChildren() : [];
  return {
    id: node._id,
    label: [node.getClassName(), node.id() && `#${node.id()}`, ...names.map((name) => `.${name}`)]
      .filter(Boolean)
      .join(' '),
    color: typeof fill === 'string' ? fill : '',
    zIndex: node.zIndex(),
    isFound: found.includes(node),
    children: nodes.map((child) => read(child, found)),
  };
}
