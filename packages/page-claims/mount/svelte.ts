import { type Component, flushSync, mount, unmount } from 'svelte';
import type { ClaimTools } from '../model';

/** Mounts a component into the claim's container and returns its exports. */
export async function mountSvelte<Props extends Record<string, unknown>, Exports extends Record<string, unknown>>(
  tools: ClaimTools,
  component: Component<Props, Exports>,
  props: Props,
): Promise<Exports> {
  const mounted = mount(component, { target: tools.container, props });
  tools.onEnd(() => void unmount(mounted));
  flushSync();
  await tools.frames();
  return mounted;
}
