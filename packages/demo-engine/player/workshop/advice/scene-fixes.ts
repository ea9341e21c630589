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
