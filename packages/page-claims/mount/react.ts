import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ClaimTools } from '../model';

/** What is mounted. */
export interface ReactMount {
  /** Renders something else in its place, at once. */
  render(node: ReactNode): void;
  unmount(): void;
}

/** Renders into the claim's container, at once; effects have run when it answers. */
export async function mountReact(tools: ClaimTools, node: ReactNode): Promise<ReactMount> {
  const root = createRoot(tools.container);
  let isMounted = true;
  const unmount = () => {
    if (isMounted) flushSync(() => root.unmount());
    isMounted = false;
  };
  tools.onEnd(unmount);
  flushSync(() => root.render(node));
  await tools.frames();
  return { render: (next) => flushSync(() => root.render(next)), unmount };
}
