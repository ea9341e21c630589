import type Konva from 'konva';
import { onMounted, watch, type ShallowRef } from 'vue';
import type { VueKonvaRef } from 'vue-konva';
import { createSpring } from '../../../../common/konva/spring';

type Attrs = Record<string, number>;

interface Options {
  /** Where the node is when it is mounted. */
  from: Attrs;
  /** Called when the node has arrived at its goal. */
  onRest: () => void;
}

/** Moves a node to a goal, and to the next one when the goal changes. None of these attributes may be in the node's config. */
export function useSpring(
  node: Readonly<ShallowRef<VueKonvaRef<Konva.Node> | null>>,
  getGoal: () => Attrs,
  { from, onRest }: Options,
) {
  onMounted(() => {
    const target = node.value?.getNode();
    if (!target) return;
    target.setAttrs(from);
    const spring = createSpring(target, 22);
    watch(
      getGoal,
      (goal, _old, onCleanup) => {
        spring.to(goal, onRest);
        onCleanup(spring.stop);
      },
      { immediate: true },
    );
  });
}
