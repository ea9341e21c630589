import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ClaimTools } from '../model';

/** A mounted React tree. */
export interface ReactMount {
  /** Renders another node in its place, synchronously. */
  render(node: ReactNode): void;
  unmount(): void;
}

/** Renders into the claim's container. Effects have run when the promise resolves. */
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
