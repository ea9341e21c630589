import type { Flavour } from '../../../model/flavours';

const CACHED: Readonly<Record<Flavour, string>> = {
  vanilla: 'node.cache()',
  react: 'nodeRef.current.cache() in useEffect',
  vue: 'nodeRef.value.getNode().cache() in onMounted',
  svelte: 'node.cache() in onMount',
};

/** How a filter takes effect. */
export function cacheFix(flavour: Flavour): string {
  return `Call ${CACHED[flavour]}, for an image once it has loaded, and again after each change of the node.`;
}

/** How to read an attribute. */
export function uncalledFix(name: string): string {
  return `Attributes are methods: write node.${name}() in place of node.${name}, or node.getAttr("${name}").`;
}

const STATED: Readonly<Record<Flavour, string>> = {
  vanilla: '',
  react: ' Better still, keep the value in the state and pass it as a prop.',
  vue: ' Better still, keep the value in the state and pass it in the config.',
  svelte: ' Better still, keep the value in the state and pass it as a prop.',
};

/** How to write an attribute. */
export function assignedFix(name: string, flavour: Flavour): string {
  return `Attributes are methods: write node.${name}(value) in place of node.${name} = value.${STATED[flavour]}`;
}

const MOUNTED: Readonly<Record<Flavour, string | undefined>> = {
  vanilla: undefined,
  react: 'useEffect(() => { … }, [])',
  vue: 'onMounted(() => { … })',
  svelte: 'onMount(() => { … })',
};

/** When a node can be used. */
export function mountedFix(flavour: Flavour): string | undefined {
  const hook = MOUNTED[flavour];
  return hook === undefined ? undefined : `A ref has its node once the component is mounted: use it in ${hook}.`;
}

const NODE_OF: Readonly<Record<Flavour, string>> = {
  vanilla: 'a Konva node',
  react: 'a Konva node, which a ref has: ref.current',
  vue: 'a Konva node: this.$refs.rect.getNode(), or rectRef.value.getNode()',
  svelte: 'a Konva node, which a component has: component.node',
};

/** What Konva takes in place of a component or an element. */
export function nodeFix(flavour: Flavour): string {
  return `What was passed is not a Konva node, but a component, an element or a list. Pass ${NODE_OF[flavour]}.`;
}

const SAVED: Readonly<Record<Flavour, (size: string, scale: string) => string>> = {
  vanilla: (size, scale) => `node.${size}(node.${size}() * node.${scale}()); node.${scale}(1);`,
  react: (size, scale) => `${size}: node.${size}() * node.${scale}() into the state, then node.${scale}(1)`,
  vue: (size, scale) => `${size}: node.${size}() * node.${scale}() into the state, then node.${scale}(1)`,
  svelte: (size, scale) => `${size} = node.${size}() * node.${scale}(), then node.${scale}(1)`,
};

/** How to read a size after a transform. */
export function scaledFix(size: string, flavour: Flavour): string {
  const scale = size === 'height' ? 'scaleY' : 'scaleX';
  const write = SAVED[flavour](size, scale);
  return `Multiply it with the scale, and set the scale back: ${write}${write.endsWith(';') ? '' : '.'}`;
}

const COMPONENT: Readonly<Record<Flavour, string>> = {
  vanilla: '',
  react: ' For a component, write import { Rect } from "react-konva".',
  vue: ' For a component, write <v-rect :config="{ … }" />.',
  svelte: ' For a component, write import { Rect } from "svelte-konva".',
};

/** How to use a class that was called like a function, for example as a component. */
export function classFix(flavour: Flavour): string {
  return `The classes of Konva need new: new Konva.Rect({ … }).${COMPONENT[flavour]}`;
}
