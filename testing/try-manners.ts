import type KonvaModule from 'konva';

/** What a demo keeps from the page and from the reader, as its frame sees it. A list is empty where the rule holds. */
export interface Manners {
  /** Points of the canvas at which a plain wheel does not scroll the page. */
  wheel: string[];
  /** What is wrong with a zoom by Ctrl and the wheel. */
  zoom: string[];
  /** Points at which a finger does not scroll the page, although nothing can be dragged there. */
  finger: string[];
  /** What a drag with the right button does. */
  button: string[];
  /** What a finger leaves behind that the system has taken away. */
  cancel: string[];
  /** Text that Ctrl+A selects while the canvas has the focus. */
  selection: string[];
  /** What is cut off at the frame's edge. */
  width: string[];
  /** Height of the highest stage, in CSS pixels. */
  height: number;
}

/**
 * Tries out a demo in its frame, whose time only moves by hand. It is sent there as text, so it may only use its argument and the frame's
 * globals.
 *
 * @param how `taps`: a finger scrolls the page from shapes, too, that are only tapped; otherwise from the empty canvas alone
 */
export async function tryManners(Konva: typeof KonvaModule, how: { taps: boolean }): Promise<Manners> {
  interface Spot {
    x: number;
    y: number;
    target: Element;
    stage: KonvaModule.Stage;
    /** The point of the stage, and what Konva finds there. */
    at: { x: number; y: number };
    hit: KonvaModule.Node | null;
    name: string;
  }

  const manners: Manners = {
    wheel: [],
    zoom: [],
    finger: [],
    button: [],
    cancel: [],
    selection: [],
    width: [],
    height: 0,
  };
  const edge = document.documentElement.clientWidth;
  const clean = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

  async function settle(): Promise<void> {
    for (let frame = 0; frame < 2; frame += 1) await window.__demoAgent?.advance(1000 / 60);
  }

  function stages(): KonvaModule.Stage[] {
    return Konva.stages.filter(({ content }) => content.isConnected && content.getClientRects().length > 0);
  }

  function isInScroller(element: Element | null): boolean {
    for (let up = element; up !== null && up !== document.body; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
    return false;
  }

  /** Points of a grid over the part of a stage that is in view. */
  function spots(stage: KonvaModule.Stage, shares: readonly number[]): Spot[] {
    stage.content.scrollIntoView({ block: 'nearest' });
    const box = stage.content.getBoundingClientRect();
    const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
    const right = Math.min(box.right, edge);
    const bottom = Math.min(box.bottom, document.documentElement.clientHeight);
    return shares.flatMap((across) =>
      shares.flatMap((down) => {
        const [x, y] = [left + (right - left) * across, top + (bottom - top) * down];
        const target = document.elementFromPoint(x, y);
        if (target === null || !stage.content.contains(target)) return [];
        const at = {
          x: ((x - box.left) / box.width) * stage.width(),
          y: ((y - box.top) / box.height) * stage.height(),
        };
        const hit = stage.getIntersection(at);
        const what = hit === null ? 'empty canvas' : hit.name() || hit.id() || hit.getClassName();
        return [{ x, y, target, stage, at, hit, name: `${what} at ${Math.round(at.x)}, ${Math.round(at.y)}` }];
      }),
    );
  }

  const MANY = [0.06, 0.28, 0.5, 0.72, 0.94];
  const FEW = [0.1, 0.5, 0.9];
  const CROWD = 300;
  const SIZES = 'sizes';

  /** Whether Konva drags what is there. The stage is the canvas itself. */
  function isDragged({ hit }: Spot): boolean {
    for (let node = hit; node !== null; node = node.getParent())
      if (node.getClassName() !== 'Stage' && node.draggable()) return true;
    return false;
  }

  function moved(spot: Spot, by: number): Spot {
    return { ...spot, x: spot.x + by, y: spot.y + by };
  }

  const common = { bubbles: true, cancelable: true, composed: true, view: window };

  function point(type: string, { target, x, y }: Spot, init: PointerEventInit): void {
    const more = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: -1, ...init };
    target.dispatchEvent(new PointerEvent(`pointer${type}`, { ...common, clientX: x, clientY: y, ...more }));
    if (more.pointerType === 'mouse')
      target.dispatchEvent(
        new MouseEvent(`mouse${type}`, { ...common, clientX: x, clientY: y, ...init, button: init.button ?? 0 }),
      );
  }

  /** @returns whether the browser may go on */
  function touch(type: string, { target, x, y }: Spot, isDown: boolean): boolean {
    const finger = new Touch({ identifier: 7, target, clientX: x, clientY: y, pageX: x + scrollX, pageY: y + scrollY });
    const touches = isDown ? [finger] : [];
    const lists = { touches, targetTouches: touches, changedTouches: [finger] };
    return target.dispatchEvent(new TouchEvent(`touch${type}`, { ...common, cancelable: type !== 'cancel', ...lists }));
  }

  const FINGER = { pointerType: 'touch', pointerId: 9 };

  function turn({ target, x, y }: Spot, deltaY: number, ctrlKey = false): boolean {
    return target.dispatchEvent(new WheelEvent('wheel', { ...common, clientX: x, clientY: y, deltaY, ctrlKey }));
  }

  function allowsPan(target: Element): boolean {
    for (let element: Element | null = target; element !== null; element = element.parentElement) {
      const { touchAction, overflowY } = getComputedStyle(element);
      if (!/auto|manipulation|pan-y/.test(touchAction)) return false;
      if (/auto|scroll/.test(overflowY)) return true;
    }
    return true;
  }

  /** The places and sizes of all nodes. What marks a selection is left out: it may follow any press. */
  function tree(): Map<string, string> {
    const lines = new Map<string, string>();
    const add = (node: KonvaModule.Node, path: string) => {
      // Of a crowd, the number is enough.
      if (node instanceof Konva.Container && node.getChildren().length > CROWD) {
        lines.set(path, `${node.getChildren().length} nodes`);
        return;
      }
      if (
        node instanceof Konva.Transformer ||
        /ring|mark|select|focus|around|cursor|reading|tip|inner/i.test(node.name())
      )
        return;
      const { x, y, width, height, rotation, scaleX, scaleY, points }: Record<string, unknown> = node.attrs;
      const length = Array.isArray(points) ? points.length : 0;
      const place = [x, y, width, height, rotation ?? 0, scaleX ?? 1, scaleY ?? 1, length];
      lines.set(path, `${node.getClassName()} "${node.name()}" ${JSON.stringify(place)}`);
      if (node instanceof Konva.Container) node.getChildren().forEach((child, at) => add(child, `${path}/${at}`));
    };
    stages().forEach((stage, at) => add(stage, String(at)));
    lines.set(SIZES, JSON.stringify(stages().map((stage) => stage.size())));
    return lines;
  }

  function changes(before: Map<string, string>, after: Map<string, string>): [string, string][] {
    const paths = [...new Set([...before.keys(), ...after.keys()])];
    return paths.flatMap((path): [string, string][] => {
      const [was = 'absent', is = 'absent'] = [before.get(path), after.get(path)];
      return was === is ? [] : [[path, `${was} → ${is}`]];
    });
  }

  function tryWidth(): void {
    const page = document.scrollingElement?.scrollWidth ?? 0;
    if (page > edge) manners.width.push(`the page is ${page} pixels wide in a frame of ${edge}`);
    for (const element of document.body.querySelectorAll('*')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isIn = right <= edge + 1 && left >= -1;
      if (isIn || width < 2 || height < 2 || isInScroller(element.parentElement)) continue;
      if (element.closest('.konvajs-content, svg, [aria-hidden="true"]') !== null) continue;
      if (getComputedStyle(element).opacity === '0') continue;
      manners.width.push(`<${element.localName}> ${clean(element.textContent).slice(0, 20)} from ${left} to ${right}`);
    }
    for (const { content } of stages()) {
      const { right } = content.getBoundingClientRect();
      if (right > edge + 1 && !isInScroller(content.parentElement)) manners.width.push(`the stage ends at ${right}`);
    }
  }

  async function tryFinger(spot: Spot): Promise<void> {
    if (isDragged(spot) || (spot.hit !== null && !how.taps)) return;
    if (!allowsPan(spot.target)) {
      manners.finger.push(spot.name);
      return;
    }
    const next = { ...spot, y: spot.y - 20 };
    point('down', spot, { ...FINGER, button: 0, buttons: 1 });
    const isLeft = touch('start', spot, true) && touch('move', next, true);
    point('cancel', next, FINGER);
    touch('cancel', next, false);
    await settle();
    // What moves by itself may have come under the finger meanwhile.
    const isStill = spot.stage.getIntersection(spot.at) === spot.hit;
    if (!isLeft && isStill) manners.finger.push(spot.name);
  }

  /** Moves the mouse over the canvas, with the right button down or without any. */
  async function sweep(spot: Spot, isPressed: boolean): Promise<Map<string, string>> {
    const [buttons, last] = [isPressed ? 2 : 0, moved(spot, 40)];
    point('move', spot, {});
    await settle();
    if (isPressed) point('down', spot, { button: 2, buttons });
    for (const at of [moved(spot, 12), last]) point('move', at, { buttons });
    await settle();
    const seen = tree();
    if (isPressed) point('up', last, { button: 2 });
    await settle();
    return seen;
  }

  async function tryButton(spot: Spot, noise: Set<string>): Promise<void> {
    const calm = await sweep(spot, false);
    const again = await sweep(spot, false);
    for (const [path] of changes(calm, again)) noise.add(path);
    const pressed = await sweep(spot, true);
    // Words below a stage that get longer leave less room for it.
    if (again.get(SIZES) !== pressed.get(SIZES)) return;
    for (const [path, words] of changes(again, pressed))
      if (!noise.has(path)) manners.button.push(`${spot.name}: ${words}`);
  }

  /** Nodes that come and go: what a gesture made must be gone with it. */
  const made = (before: Map<string, string>, after: Map<string, string>) =>
    changes(before, after).filter(([, words]) => /^absent|absent$/.test(words));

  async function tryCancel(spot: Spot, noise: Set<string>): Promise<void> {
    if (isDragged(spot)) return;
    const hover = { ...FINGER, pointerId: 11 };
    const start = tree();
    await settle();
    const before = tree();
    for (const [path] of made(start, before)) noise.add(path);
    point('down', spot, { ...hover, button: 0, buttons: 1 });
    touch('start', spot, true);
    const ways = [moved(spot, 12), moved(spot, 40)];
    for (const at of ways) {
      point('move', at, { ...hover, buttons: 1 });
      touch('move', at, true);
    }
    await settle();
    point('cancel', ways[1] ?? spot, hover);
    touch('cancel', ways[1] ?? spot, false);
    await settle();
    point('move', moved(spot, 60), hover);
    await settle();
    const after = tree();
    await settle();
    for (const [path] of made(after, tree())) noise.add(path);
    for (const [path, words] of made(before, after))
      if (!noise.has(path)) manners.cancel.push(`${spot.name}: ${words}`);
  }

  async function tryWheel(stage: KonvaModule.Stage): Promise<void> {
    const all = spots(stage, MANY);
    let hint = false;
    for (const spot of all) {
      const isLeft = [100, -100].every((deltaY) => turn(spot, deltaY));
      if (!isLeft) manners.wheel.push(spot.name);
      await settle();
      hint ||= /Use (Ctrl|⌘) \+ wheel to zoom/.test(clean(stage.content.innerText));
    }
    const middle = all[Math.floor(all.length / 2)];
    // Who takes the plain wheel needs no hint.
    if (middle === undefined || manners.wheel.length > 0 || turn(middle, -100, true)) return;
    await settle();
    if (!hint) manners.zoom.push('no hint on the first plain wheel');
  }

  async function trySelection(stage: KonvaModule.Stage): Promise<void> {
    const field = stage.content.closest<HTMLElement>('[tabindex]');
    if (field === null) return;
    field.focus();
    const key = { key: 'a', code: 'KeyA', ctrlKey: true };
    const isLeft = field.dispatchEvent(new KeyboardEvent('keydown', { ...common, ...key }));
    await settle();
    if (isLeft) document.execCommand('selectAll');
    const text = clean(String(getSelection()));
    getSelection()?.removeAllRanges();
    if (text !== '') manners.selection.push(text.slice(0, 60));
  }

  tryWidth();
  for (const stage of stages()) {
    manners.height = Math.max(manners.height, stage.content.getBoundingClientRect().height);
    for (const spot of spots(stage, MANY)) await tryFinger(spot);
  }
  for (const stage of stages()) {
    const noise = new Set<string>();
    for (const spot of spots(stage, FEW)) await tryButton(spot, noise);
    for (const spot of spots(stage, FEW)) await tryCancel(spot, noise);
  }
  for (const stage of stages()) await tryWheel(stage);
  for (const stage of stages()) await trySelection(stage);
  return manners;
}
