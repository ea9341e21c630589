import { type PointerEvent, useRef } from 'react';
import { stepped } from './steps';

/** Pixels before a press becomes a drag: an unsteady hand moves a little. */
const SLACK = 3;

interface Drag {
  id: number;
  from: number;
  value: number;
  hasMoved: boolean;
}

/** Event handlers for an element that changes a number when it is dragged sideways. */
export interface ScrubHandle {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(event: PointerEvent<HTMLElement>): void;
  /** Keeps a drag that ends on a link from following it. */
  onClickCapture(event: { preventDefault(): void; stopPropagation(): void }): void;
}

/**
 * @param name attribute, which determines the step per pixel
 * @param value its present value
 */
export function useScrub(name: string, value: number, onChange: (value: number) => void): ScrubHandle {
  const drag = useRef<Drag | undefined>(undefined);
  const wasDragged = useRef(false);
  const end = (): void => {
    wasDragged.current = drag.current?.hasMoved === true;
    drag.current = undefined;
  };
  return {
    onPointerDown(event) {
      wasDragged.current = false;
      if (event.button !== 0) return;
      drag.current = { id: event.pointerId, from: event.clientX, value, hasMoved: false };
    },
    onPointerMove(event) {
      const now = drag.current;
      if (now === undefined || now.id !== event.pointerId) return;
      const way = event.clientX - now.from;
      if (!now.hasMoved) {
        if (Math.abs(way) < SLACK) return;
        now.hasMoved = true;
        // Not earlier: with a captured pointer, a plain click would go to this element instead of the link in it.
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      onChange(stepped(name, now.value, Math.round(way) * (event.shiftKey ? 10 : 1)));
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture(event) {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
