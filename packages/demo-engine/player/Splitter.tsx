import { type KeyboardEvent, type PointerEvent, type ReactElement, useEffect, useRef, useState } from 'react';

/** Minimum player width for code and result side by side, in pixels; player.css repeats the number. */
export const SIDE_FROM = 880;

interface SplitterProps {
  /** Minimum player width for the two panes side by side, in pixels; never when undefined. */
  sideFrom?: number;
  /** Element on which the sizes are set as custom properties `--kd-split` (share of the width) and `--kd-code-height`. */
  host(): HTMLElement | null;
  /** The code's pane. */
  pane(): HTMLElement | null;
}

const STEP = 24;
const MIN_HEIGHT = 96;
const MAX_HEIGHT = 1600;
const MIN_SHARE = 25;
const MAX_SHARE = 75;

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** Code that the reader resizes is no longer cut but scrolls. Its scroll position keeps the same lines in view. */
function letScroll(host: HTMLElement, pane: HTMLElement | null): void {
  if (host.hasAttribute('data-sized')) return;
  const places = [...(pane?.querySelectorAll('.kd-scroll') ?? [])].map((scroller) => {
    const row = scroller.firstElementChild ?? scroller;
    return { scroller, top: scroller.getBoundingClientRect().top - row.getBoundingClientRect().top };
  });
  host.toggleAttribute('data-sized', true);
  for (const { scroller, top } of places) scroller.scrollTop = top;
}

/** Handle between code and result: moved by pointer or arrow keys; Enter or a double click restores the initial size. */
export function Splitter({ sideFrom, host, pane }: SplitterProps): ReactElement {
  const [isSide, setIsSide] = useState(false);
  /** Percentage of the width, or height in pixels; undefined until the reader moves the handle. */
  const [value, setValue] = useState<number | undefined>(undefined);
  const start = useRef<{ at: number; size: number } | undefined>(undefined);

  useEffect(() => {
    const element = host();
    if (element === null || sideFrom === undefined) {
      setIsSide(false);
      return undefined;
    }
    const observer = new ResizeObserver(([entry]) => setIsSide((entry?.contentRect.width ?? 0) >= sideFrom));
    observer.observe(element);
    return () => observer.disconnect();
  }, [host, sideFrom]);

  function currentSize(): number {
    const rect = pane()?.getBoundingClientRect();
    return (isSide ? rect?.width : rect?.height) ?? 0;
  }

  function resize(size: number): void {
    const element = host();
    if (element === null) return;
    if (isSide) {
      const next = clamp((size / element.getBoundingClientRect().width) * 100, MIN_SHARE, MAX_SHARE);
      setValue(Math.round(next));
      element.style.setProperty('--kd-split', `${next}%`);
    } else {
      const next = clamp(size, MIN_HEIGHT, MAX_HEIGHT);
      setValue(Math.round(next));
      element.style.setProperty('--kd-code-height', `${next}px`);
      letScroll(element, pane());
    }
  }

  function putBack(): void {
    setValue(undefined);
    host()?.style.removeProperty(isSide ? '--kd-split' : '--kd-code-height');
    if (isSide) return;
    host()?.removeAttribute('data-sized');
    pane()
      ?.querySelectorAll('.kd-scroll')
      .forEach((scroller) => scroller.scrollTo({ top: 0 }));
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    start.current = { at: isSide ? event.clientX : event.clientY, size: currentSize() };
    // An iframe under the pointer would swallow its moves.
    host()?.toggleAttribute('data-resizing', true);
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>): void {
    if (start.current === undefined) return;
    resize(start.current.size + (isSide ? event.clientX : event.clientY) - start.current.at);
  }

  function onPointerUp(): void {
    start.current = undefined;
    host()?.toggleAttribute('data-resizing', false);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const grow = isSide ? 'ArrowRight' : 'ArrowDown';
    const shrink = isSide ? 'ArrowLeft' : 'ArrowUp';
    if (event.key === grow) resize(currentSize() + STEP);
    else if (event.key === shrink) resize(currentSize() - STEP);
    else if (event.key === 'Enter' || event.key === 'Home') putBack();
    else return;
    event.preventDefault();
  }

  return (
    <div
      className="kd-splitter"
      role="separator"
      tabIndex={0}
      aria-label="Resize the code"
      aria-orientation={isSide ? 'vertical' : 'horizontal'}
      aria-valuenow={value ?? (isSide ? 50 : MIN_HEIGHT)}
      aria-valuemin={isSide ? MIN_SHARE : MIN_HEIGHT}
      aria-valuemax={isSide ? MAX_SHARE : MAX_HEIGHT}
      aria-valuetext={value === undefined ? 'As it was' : undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onDoubleClick={putBack}
      onKeyDown={onKeyDown}
    />
  );
}
