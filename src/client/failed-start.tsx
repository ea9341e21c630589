import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';
import { createRoot, type Root } from 'react-dom/client';

/**
 * When the content of the first page fails to load, the page stays as the server's HTML: it can be read and its links work, but nothing
 * else in it responds, and Docusaurus reports nothing. This shows a notice above the page, with a button that tries again.
 */
let shown: { root: Root; box: HTMLElement } | undefined;

function show(error: Error): void {
  if (shown !== undefined) return;
  const box = document.createElement('div');
  document.body.prepend(box);
  shown = { root: createRoot(box), box };
  shown.root.render(
    <Loading isLoading={false} pastDelay timedOut={false} error={error} retry={() => window.location.reload()} />,
  );
}

function isFailedStart(reason: unknown): reason is Error {
  const isTakenOver = document.documentElement.dataset['hasHydrated'] === 'true';
  return !isTakenOver && reason instanceof Error && reason.name === 'ChunkLoadError';
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isFailedStart(reason)) show(reason);
  });
}

/** Removes the notice when the page was rendered after all, because something else had failed. */
export function onRouteDidUpdate(): void {
  shown?.root.unmount();
  shown?.box.remove();
  shown = undefined;
}
