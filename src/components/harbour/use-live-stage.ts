import { useEffect, useRef, useState, type RefObject } from 'react';
import { whenIdle } from '@site-packages/contracts';
import type { LiveStage, StageEvents } from './live-stage';

/** How long the library waits for idle time, in milliseconds, so that it does not compete with the first paint. */
const LONGEST_BUSY = 4000;
/** The same for browsers without `requestIdleCallback`. */
const LATER = 400;

async function loadDrawing() {
  const { loadStage } = await import('./load-stage');
  return loadStage();
}

/**
 * Loads the library when the drawing is in view and the page is idle. The drawing then keeps the size of its box, and is animated only
 * while it is in view, the reader wants motion and the tab is visible.
 * @param box element that contains the canvas
 * @param events callbacks, which may change between renders
 * @param motion whether the reader wants the idle motion
 * @returns the running drawing; undefined until it has started, and when the library fails to load (the poster stays)
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
    const load = () => {
      start().catch((error: unknown) => console.warn('The drawing stays a picture: the library did not load.', error));
    };
    const cancel = whenIdle(load, LONGEST_BUSY, LATER);
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
