import type KonvaModule from 'konva';
import type { NodeSnapshot, Point } from '../demos/types/check';

/** Position of a stage in its frame in CSS pixels of the frame, and the number of CSS pixels per stage unit. */
export interface StagePlace {
  left: number;
  top: number;
  scaleX: number;
  scaleY: number;
}

export interface FoundNode {
  snapshot: NodeSnapshot;
  /** Middle of the node's client rect, in the frame's CSS pixels. */
  middle: Point;
}

declare const Konva: typeof KonvaModule;

// Each function below is sent to the frame as text, so it may only use its argument and the frame's globals.

/**
 * The nodes that a selector matches: by `name` (`box`), by id (`#box`), or by class name (`Transformer`), in the order of the stages and
 * their trees.
 */
export function findNodes(selector: string): FoundNode[] {
  const stages = Konva.stages.filter((stage) => stage.content.isConnected);

  function search(by: string): KonvaModule.Node[] {
    return stages.flatMap((stage) => {
      const below: KonvaModule.Node[] = stage.find(by);
      const self: KonvaModule.Node[] = by === 'Stage' ? [stage] : [];
      return [...self, ...below];
    });
  }

  function named(): KonvaModule.Node[] {
    if (selector.startsWith('#') || selector.startsWith('.')) return search(selector);
    const byName = search(`.${selector}`);
    return byName.length > 0 || !/^[A-Z]/.test(selector) ? byName : search(selector);
  }

  /** Plain data only: functions, elements and nodes are left out. */
  function plain(value: unknown, depth: number): unknown {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
    if (depth > 6 || typeof value !== 'object') return undefined;
    if (Array.isArray(value) || ArrayBuffer.isView(value)) {
      return Object.values(value).map((item: unknown) => plain(item, depth + 1));
    }
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return undefined;
    const copy: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value)) {
      const kept = plain(item, depth + 1);
      if (kept !== undefined) copy[key] = kept;
    }
    return copy;
  }

  return named().map((node) => {
    const stage = node.getStage();
    if (stage === null) throw new Error(`The node ${selector} is not on a stage.`);
    const rect = node.getClientRect({ skipShadow: true });
    const box = stage.content.getBoundingClientRect();
    const attrs = plain(node.getAttrs(), 0);
    return {
      snapshot: {
        id: node.id(),
        name: node.name(),
        className: node.getClassName(),
        attrs: typeof attrs === 'object' && attrs !== null ? { ...attrs } : {},
        rect: { x: rect.x, y: rect.y, width: rect.width, height: rect.height },
        position: node.position(),
        absolutePosition: node.absolutePosition(),
        rotation: node.rotation(),
        scale: { x: node.scaleX(), y: node.scaleY() },
        visible: node.isVisible(),
        zIndex: node.parent === null ? 0 : node.index,
        childCount: 'children' in node && Array.isArray(node.children) ? node.children.length : 0,
      },
      middle: {
        x: box.left + ((rect.x + rect.width / 2) * box.width) / stage.width(),
        y: box.top + ((rect.y + rect.height / 2) * box.height) / stage.height(),
      },
    };
  });
}

/** Names and classes on the stages, for a message when a node is not found. */
export function describeTree(): string {
  const found = new Set<string>();
  for (const stage of Konva.stages) {
    for (const node of stage.find(() => true)) {
      const id = node.id() === '' ? '' : `#${node.id()}`;
      found.add(node.name() === '' ? node.getClassName() + id : `${node.name()} (${node.getClassName()}${id})`);
    }
  }
  return [...found].slice(0, 40).join(', ') || 'nothing';
}

/** The first stage, or undefined when there is none. */
export function readStage():
  | {
      stage: { width: number; height: number; x: number; y: number; scaleX: number; scaleY: number; layers: number };
      place: StagePlace;
    }
  | undefined {
  const stage = Konva.stages.find(({ content }) => content.isConnected);
  if (stage === undefined) return undefined;
  const box = stage.content.getBoundingClientRect();
  return {
    stage: {
      width: stage.width(),
      height: stage.height(),
      x: stage.x(),
      y: stage.y(),
      scaleX: stage.scaleX(),
      scaleY: stage.scaleY(),
      layers: stage.getLayers().length,
    },
    place: { left: box.left, top: box.top, scaleX: box.width / stage.width(), scaleY: box.height / stage.height() },
  };
}

/**
 * The middle of a control that a click reaches at once, in CSS pixels of the frame; undefined when the control is disabled, out of view,
 * covered, or moved by an animation.
 */
export function readMiddle(control: Element): Point | undefined {
  if (control.matches(':disabled') || control.getAnimations().length > 0) return undefined;
  const { left, top, width, height } = control.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit !== null && control.contains(hit) ? { x, y } : undefined;
}

/**
 * Opens the menu of a toolbar, as a reader does, if a button of this name is in it; or closes it again.
 *
 * @returns whether it did
 */
export function turnMenu({ name, isOpen }: { name: string; isOpen: boolean }): boolean {
  const named = [...document.querySelectorAll<HTMLElement>('.controls > [data-bar="menu"]')].find((one) =>
    (one.localName === 'button' ? [one] : [...one.querySelectorAll('button')]).some(
      (button) => (button.ariaLabel ?? button.textContent.trim()) === name,
    ),
  );
  const toolbar = named?.parentElement;
  if (toolbar == null || toolbar.hasAttribute('data-open') === isOpen) return false;
  toolbar.querySelector<HTMLElement>(':scope > [data-icon="More"]')?.click();
  return true;
}

/** Colors at points of the first stage: its layers' canvases composed as the browser shows them. */
export function readPixels(points: readonly Point[]): [number, number, number, number][] {
  const stage = Konva.stages.find(({ content }) => content.isConnected);
  if (stage === undefined) throw new Error('The demo has no stage.');
  const spot = document.createElement('canvas');
  spot.width = points.length;
  spot.height = 1;
  const context = spot.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No 2D context.');
  for (const canvas of stage.content.querySelectorAll('canvas')) {
    const style = getComputedStyle(canvas);
    if (style.display === 'none') continue;
    const ratio = canvas.width / stage.width();
    context.globalAlpha = Number(style.opacity);
    points.forEach(({ x, y }, place) => {
      context.drawImage(canvas, Math.floor(x * ratio), Math.floor(y * ratio), 1, 1, place, 0, 1, 1);
    });
  }
  const { data } = context.getImageData(0, 0, points.length, 1);
  return points.map((_, place) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(place * 4, place * 4 + 4);
    return [red, green, blue, alpha];
  });
}

/** Cursor of the element under a point of the frame. */
export function readCursor({ x, y }: Point): string {
  return getComputedStyle(document.elementFromPoint(x, y) ?? document.body).cursor;
}

/**
 * Moves or releases the pressed mouse at a point outside the frame. A browser keeps sending these events to the frame in which the press
 * began. Its test protocol does not, so they are dispatched here, on the element that a browser would choose.
 */
export function sendOutside({ x, y, type }: Point & { type: 'move' | 'up' }): void {
  // Chromium's id of the mouse pointer.
  const pointerId = 1;
  const captured = Konva.stages.map(({ content }) => content).find((content) => content.hasPointerCapture(pointerId));
  const target = captured ?? document.documentElement;
  const common = { bubbles: true, cancelable: true, clientX: x, clientY: y, buttons: type === 'move' ? 1 : 0 };
  target.dispatchEvent(
    new PointerEvent(`pointer${type}`, { ...common, pointerId, pointerType: 'mouse', isPrimary: true }),
  );
  target.dispatchEvent(new MouseEvent(`mouse${type}`, common));
  if (type === 'up' && captured?.hasPointerCapture(pointerId)) captured.releasePointerCapture(pointerId);
}

/** Resolves after two animation frames: the effects of an action are on the canvas by then. */
export function drawTwice(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** A number that changes with the picture on the page's canvases, and whether they show anything. */
export function readSignature(): { signature: number; drawn: boolean; canvases: number } {
  const canvases = [...document.querySelectorAll('canvas')].filter(({ width, height }) => width > 0 && height > 0);
  const small = document.createElement('canvas');
  small.width = 160;
  small.height = 120;
  const context = small.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No 2D context.');
  let signature = 0;
  let drawn = false;
  for (const canvas of canvases) {
    context.clearRect(0, 0, small.width, small.height);
    context.drawImage(canvas, 0, 0, small.width, small.height);
    for (const value of new Uint32Array(context.getImageData(0, 0, small.width, small.height).data.buffer)) {
      if (value >>> 24 !== 0) drawn = true;
      signature = (Math.imul(signature, 31) + value) | 0;
    }
  }
  return { signature, drawn, canvases: canvases.length };
}

/** Events of a tap that a frame has received. */
export interface SeenTap {
  events: Event[];
  hasMouse: boolean;
}

/** Observes the next tap in the frame, and the mouse events that may follow it. */
export function watchTap(): SeenTap {
  const seen: SeenTap = { events: [], hasMouse: false };
  for (const type of ['touchstart', 'touchend'])
    window.addEventListener(type, (event) => seen.events.push(event), { capture: true, once: true, passive: true });
  window.addEventListener('mousedown', () => (seen.hasMouse = true), { capture: true, once: true });
  return seen;
}

/** Dispatches the mouse events that a browser sends after a tap, at a point of the frame, without the pointer events of a mouse. */
export function sendMouse({ x, y }: { x: number; y: number }): void {
  const init = { bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y };
  const target = document.elementFromPoint(x, y) ?? document.body;
  for (const type of ['mousemove', 'mousedown', 'mouseup', 'click']) target.dispatchEvent(new MouseEvent(type, init));
}

/** Events of fingers that a frame has received. */
export interface SeenFingers {
  lifted: number;
  /** Whether the browser took over a finger, to scroll or zoom with it. */
  isTaken: boolean;
  /** Stops observing. */
  stop(): void;
}

/** Observes fingers in the frame until it is stopped. */
export function watchFingers(): SeenFingers {
  const over = new AbortController();
  const seen: SeenFingers = { lifted: 0, isTaken: false, stop: () => over.abort() };
  const options = { capture: true, passive: true, signal: over.signal };
  for (const type of ['touchend', 'touchcancel'] as const)
    window.addEventListener(type, ({ changedTouches }) => (seen.lifted += changedTouches.length), options);
  window.addEventListener('pointercancel', () => (seen.isTaken = true), options);
  return seen;
}
