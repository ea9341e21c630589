import type { Point } from '../../../demos/types/check';
import { ancestry } from './dispatch';

/** Scrolls the nearest element that can be scrolled that way, as the browser does after a wheel event or with a finger. */
export function scrollFrom(target: Element, { x, y }: Point): void {
  const scrolls = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isRoot = element === document.scrollingElement;
    const may = (overflow: string) => isRoot || /auto|scroll/.test(overflow);
    const down = may(overflowY) && canMove(element.scrollTop, y, element.scrollHeight - element.clientHeight);
    const across = may(overflowX) && canMove(element.scrollLeft, x, element.scrollWidth - element.clientWidth);
    return down || across;
  };
  ancestry(target).find(scrolls)?.scrollBy(x, y);
}

function canMove(now: number, by: number, most: number): boolean {
  if (by === 0) return false;
  return by < 0 ? now > 0 : now < most - 0.5;
}
