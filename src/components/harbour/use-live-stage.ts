import { useEffect, useRef, useState, type RefObject } from 'react';
import type { LiveStage, StageEvents } from './live-stage';

/** Waits until the browser is idle, so that the library does not compete with the first paint. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: 4000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 400);
  return () => clearTimeout(id);
}

async function loadDrawing() {
  const { loadStage } = await import('./load-stage');
  return loadStage();
}

/**
 * Loads the library when the drawing is in view and the page is idle, and manages the drawing: it fits its box, and moves only while it is
 * in view, the tab is visible and the reader wants motion.
 * @param box element that contains the canvas
 * @param events callbacks to the page; may change between renders
 * @param motion whether the reader wants the idle motion
 * @returns the running drawing; undefined before it has started, and when the library could not be loaded (the poster stays)
 */
export function useLiveStage(
  box: RefObject<HTMLDivElement | null>,
  events: StageEvents,
  motion: boolean,
): LiveStage | undefined {
  const [stage, setStage] = useState<LiveStage>();
  const [inView, setInView] = useState(false);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });

  useEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver((entries) => setInView(entries.some((entry) => entry.isIntersecting)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  const wanted = inView || stage !== undefined;
  useEffect(() => {
    const element = box.current;
    if (!wanted || !element) return;
    let live: LiveStage | undefined;
    let gone = false;
    const observer = new ResizeObserver(() => live?.resize(element.clientWidth));
    const start = async (): Promise<void> => {
      const createLiveStage = await loadDrawing();
      if (gone) return;
      const made = await createLiveStage(element, element.clientWidth, {
        onSelect: (id) => latest.current.onSelect(id),
        onChange: (id, pose) => latest.current.onChange(id, pose),
      });
      if (gone) {
        made.destroy();
        return;
      }
      live = made;
      observer.observe(element);
      setStage(made);
    };
    const cancel = whenIdle(() => {
      start().catch((error: unknown) => console.warn('The drawing stays a picture: the library did not load.', error));
    });
    return () => {
      gone = true;
      cancel();
      observer.disconnect();
      live?.destroy();
      setStage(undefined);
    };
  }, [box, wanted]);

  useEffect(() => {
    stage?.setMotion(motion && inView);
  }, [stage, motion, inView]);

  return stage;
}
