/** Ids are counted up by the browser; beyond this many, cancelling one by one would take too long to be a stop. */
const MOST_IDS = 2_000_000;

function cancelUpTo(last: number, cancel: (id: number) => void): void {
  for (let id = Math.max(0, last - MOST_IDS); id <= last; id += 1) cancel(id);
}

/** Stands the demo still, its picture kept: nothing that is scheduled runs and nothing more can be scheduled. */
export function freeze(view: Window): void {
  cancelUpTo(
    view.setTimeout(() => undefined),
    (id) => view.clearTimeout(id),
  );
  cancelUpTo(
    view.requestAnimationFrame(() => undefined),
    (id) => view.cancelAnimationFrame(id),
  );
  const never = () => 0;
  Object.assign(view, {
    setTimeout: never,
    setInterval: never,
    requestAnimationFrame: never,
    requestIdleCallback: never,
  });
  for (const media of view.document.querySelectorAll('video, audio')) {
    if (media instanceof HTMLMediaElement) media.pause();
  }
  view.document.getAnimations().forEach((animation) => animation.pause());
}
