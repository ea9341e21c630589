import { FOODS, type Food, type Point } from './bento';

/** Tells the tray's pictures from everything else that can be dragged over the page: files, links, selected text. */
const TYPE = 'application/x-bento';

type Transfer = Pick<DragEvent, 'dataTransfer'>;

/** The start of the browser's own drag. The picture hangs by its middle, which is where it will land. */
export function pickUp({ dataTransfer }: Transfer, picture: HTMLImageElement, food: Food) {
  dataTransfer?.setData(TYPE, food);
  dataTransfer?.setDragImage(picture, picture.width / 2, picture.height / 2);
}

/** Whether one of the tray's pictures is carried. Until the drop, its name cannot be read. */
export const isCarried = ({ dataTransfer }: Transfer) =>
  dataTransfer?.types.includes(TYPE) ?? false;

/** What was dropped. */
export function droppedFood({ dataTransfer }: Transfer): Food | undefined {
  const name = dataTransfer?.getData(TYPE);
  return FOODS.find((food) => food === name);
}

/** Whether the pointer leaves an element, and not only for a child of it. */
export const isLeaving = (box: Element, { relatedTarget }: Pick<DragEvent, 'relatedTarget'>) =>
  !(relatedTarget instanceof Node && box.contains(relatedTarget));

export interface Carrier {
  /** The finger is over the drop zone now, or no longer. */
  hover(isOver: boolean): void;
  /** It was lifted there, at this place of the window. */
  drop(at: { clientX: number; clientY: number }): void;
}

/**
 * Carries a picture with a finger. Few phones start the browser's own drag, and only after a long press, so the finger's events do it: a copy of the picture
 * follows, and the place of the lift decides. The mouse is left to the browser.
 */
export function carryByFinger(
  { pointerId, pointerType, clientX, clientY }: PointerEvent,
  picture: HTMLImageElement,
  zone: Element | null | undefined,
  { hover, drop }: Carrier,
) {
  if (pointerType === 'mouse' || !zone) return;
  const ended = new AbortController();
  const ghost = document.createElement('img');
  ghost.className = 'ghost';
  ghost.src = picture.src;
  ghost.alt = '';
  picture.after(ghost);
  picture.setPointerCapture(pointerId);

  const isOver = ({ x, y }: Point) => zone.contains(document.elementFromPoint(x, y));
  const place = (x: number, y: number) => {
    ghost.style.left = `${x}px`;
    ghost.style.top = `${y}px`;
  };
  const listen = (
    type: 'pointermove' | 'pointerup' | 'lostpointercapture',
    act: (event: PointerEvent) => void,
  ) =>
    picture.addEventListener(
      type,
      (event) => {
        if (event.pointerId === pointerId) act(event);
      },
      { signal: ended.signal },
    );
  // The browser may take the finger away at any time, for its own drag as well. Then nothing is dropped.
  const end = () => {
    ended.abort();
    ghost.remove();
    hover(false);
  };

  place(clientX, clientY);
  listen('pointermove', (event) => {
    place(event.clientX, event.clientY);
    hover(isOver(event));
  });
  listen('pointerup', (event) => {
    end();
    if (isOver(event)) drop(event);
  });
  listen('lostpointercapture', end);
}
