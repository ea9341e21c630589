import type KonvaModule from 'konva';

/** What a demo does with input that is the page's, as its frame sees it. Each list is empty where the rule holds. */
export interface Manners {
  /** Points of the canvas at which a plain wheel does not scroll the page. */
  keptWheels: string[];
  /** Whether Ctrl with the wheel is the demo's. */
  zooms: boolean;
  /** Zooms, and the first plain wheel shows no hint. */
  hint: string;
  /** Points at which a finger does not scroll the page, where nothing can be dragged. */
  keptFingers: string[];
  points: number;
  /** Heights of the stages, in CSS pixels. */
  stages: number[];
  /** What the right button changes between its press and its release. */
  rightButton: string[];
  /** What a cancelled pointer leaves behind. */
  cancelled: string[];
  /** Text that Ctrl+A selects after a press on the canvas. */
  selectedText: string;
  /** What is cut off at the frame's edge. */
  cutOff: string[];
  uses: string[];
}

/**
 * Tries the rules in a demo's frame, whose time only moves by hand. It is sent there as text, so it may only use its argument and the
 * frame's globals.
 */
export async function tryManners(Konva: typeof KonvaModule): Promise<Manners> {
  const agent = window.__demoAgent;
  const settle = async () => {
    for (let frame = 0; frame < 3; frame += 1) await agent?.advance(1000 / 60);
  };
  const shownStages = () =>
    Konva.stages.filter(({ content }) => content.isConnected && content.getClientRects().length > 0);
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

  interface Spot {
    stage: KonvaModule.Stage;
    x: number;
    y: number;
    /** Point of the stage. */
    at: { x: number; y: number };
    target: Element;
  }

  function hitAt({ stage, at }: Spot) {
    return stage.getIntersection(at);
  }
  function chainOf(node: KonvaModule.Node | null): KonvaModule.Node[] {
    const found: KonvaModule.Node[] = [];
    for (let one = node; one !== null; one = one.getParent()) found.push(one);
    return found;
  }
  const canDrag = (spot: Spot) =>
    chainOf(hitAt(spot)).some((node) => node.draggable() && node.getClassName() !== 'Stage');

  function spotAt(stage: KonvaModule.Stage, x: number, y: number): Spot[] {
    const box = stage.content.getBoundingClientRect();
    const target = document.elementFromPoint(x, y);
    if (target === null || !stage.content.contains(target)) return [];
    const at = {
      x: ((x - box.left) / box.width) * stage.width(),
      y: ((y - box.top) / box.height) * stage.height(),
    };
    return [{ stage, x, y, at, target }];
  }

  /** A grid over what is in view of a stage, and the middle of some of its shapes that listen. */
  function spotsOf(stage: KonvaModule.Stage): Spot[] {
    stage.content.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = stage.content.getBoundingClientRect();
    const right = Math.min(left + width, document.documentElement.clientWidth);
    const bottom = Math.min(top + height, document.documentElement.clientHeight);
    const [x0, y0] = [Math.max(left, 0), Math.max(top, 0)];
    const parts = [0.06, 0.28, 0.5, 0.72, 0.94];
    const grid = parts.flatMap((across) =>
      parts.flatMap((down) => spotAt(stage, x0 + (right - x0) * across, y0 + (bottom - y0) * down)),
    );
    return grid;
  }

  const touchActionAllows = (target: Element) => {
    for (let element: Element | null = target; element !== null; element = element.parentElement) {
      const { touchAction, overflowY } = getComputedStyle(element);
      const allows = /auto|manipulation/.test(touchAction) || /pan-y/.test(touchAction) || touchAction === '';
      if (!allows) return false;
      if (/auto|scroll/.test(overflowY)) return true;
    }
    return true;
  };

  const name = (spot: Spot) => {
    const hit = hitAt(spot);
    return hit === null ? 'empty canvas' : hit.name() || hit.id() || hit.getClassName();
  };
  const say = (spot: Spot) => `${name(spot)} at ${Math.round(spot.at.x)}, ${Math.round(spot.at.y)}`;

  function pointer(spot: Spot, type: string, more: PointerEventInit): void {
    spot.target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true, cancelable: true, composed: true, view: window, isPrimary: true, pointerId: 1,
        pointerType: 'mouse', clientX: spot.x, clientY: spot.y, button: -1, ...more,
      }),
    );
  }
  function mouse(spot: Spot, type: string, more: MouseEventInit): void {
    spot.target.dispatchEvent(
      new MouseEvent(type, {
        bubbles: true, cancelable: true, composed: true, view: window, clientX: spot.x, clientY: spot.y, ...more,
      }),
    );
  }
  function touch(spot: Spot, type: string, isDown: boolean): boolean {
    const finger = new Touch({ identifier: 7, target: spot.target, clientX: spot.x, clientY: spot.y, pageX: spot.x + scrollX, pageY: spot.y + scrollY });
    const touches = isDown ? [finger] : [];
    return spot.target.dispatchEvent(
      new TouchEvent(type, { bubbles: true, cancelable: type !== 'touchcancel', composed: true, view: window, touches, targetTouches: touches, changedTouches: [finger] }),
    );
  }
  const moved = (spot: Spot, dx: number, dy: number): Spot => ({ ...spot, x: spot.x + dx, y: spot.y + dy });

  /** All nodes with what places and shapes them. */
  function treeNow(): Map<string, string> {
    const lines = new Map<string, string>();
    const add = (node: KonvaModule.Node, path: string) => {
      const { x, y, width, height, rotation, scaleX, scaleY, points, text, fill, visible } = node.attrs as Record<string, unknown>;
      lines.set(path, JSON.stringify([node.getClassName(), node.name(), x, y, width, height, rotation, scaleX, scaleY, Array.isArray(points) ? points.length : points, text, visible, fill]));
      if (node instanceof Konva.Container) node.getChildren().forEach((child, at) => add(child, `${path}/${at}`));
    };
    shownStages().forEach((stage, at) => add(stage, String(at)));
    return lines;
  }
  const textNow = () => clean(document.body.innerText);

  function differences(before: Map<string, string>, after: Map<string, string>): Map<string, string> {
    const found = new Map<string, string>();
    for (const [path, line] of after) if (before.get(path) !== line) found.set(path, line);
    for (const path of before.keys()) if (!after.has(path)) found.set(path, 'gone');
    return found;
  }

  const manners: Manners = { keptWheels: [], zooms: false, hint: '', keptFingers: [], points: 0, stages: [], rightButton: [], cancelled: [], selectedText: '', cutOff: [], uses: [] };

  // What is cut off at the frame's edge.
  const width = document.documentElement.clientWidth;
  const root = document.scrollingElement;
  if (root !== null && root.scrollWidth > width) manners.cutOff.push(`the page is ${root.scrollWidth} wide in a frame of ${width}`);
  for (const element of document.body.querySelectorAll('*')) {
    const { left, right, width: own, height } = element.getBoundingClientRect();
    if (own < 2 || height < 2 || (right <= width + 1 && left >= -1)) continue;
    if (getComputedStyle(element).visibility === 'hidden') continue;
    let scrolls = false;
    for (let up = element.parentElement; up !== null && up !== document.body; up = up.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(up).overflowX)) scrolls = true;
    }
    if (scrolls || element.closest('.konvajs-content, .visually-hidden, svg') !== null) continue;
    if (element.getAttribute('aria-hidden') === 'true') continue;
    manners.cutOff.push(`<${element.tagName.toLowerCase()} class="${element.className}"> from ${Math.round(left)} to ${Math.round(right)}`);
  }
  for (const element of document.querySelectorAll('button, label, legend, select, input, p, output, h1, h2, h3')) {
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1 && getComputedStyle(element).overflowX !== 'visible' && !element.matches('input'))
      manners.cutOff.push(`text of <${element.tagName.toLowerCase()} class="${element.className}"> "${clean(element.textContent).slice(0, 30)}" is ${element.scrollWidth} wide in ${element.clientWidth}`);
  }
  for (const stage of shownStages()) {
    const { right, left } = stage.content.getBoundingClientRect();
    let scrolls = false;
    for (let up = stage.content.parentElement; up !== null && up !== document.body; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowX)) scrolls = true;
    if (!scrolls && right > width + 1) manners.cutOff.push(`the stage reaches from ${Math.round(left)} to ${Math.round(right)}`);
  }

  for (const stage of shownStages()) {
    for (const text of stage.find('Text')) {
      if (!text.isVisible() || text.getAttr('text') === '') continue;
      const { x, width: own } = text.getClientRect({ skipShadow: true });
      const isInside = x + own > 0 && x < stage.width();
      const { y, height: tall } = text.getClientRect();
      if (isInside && y + tall > 0 && y < stage.height() && (x < -3 || x + own > stage.width() + 3))
        manners.cutOff.push(`text "${clean(String(text.getAttr('text'))).slice(0, 30)}" from ${Math.round(x)} to ${Math.round(x + own)}`);
    }
    manners.stages.push(Math.round(stage.content.getBoundingClientRect().height));
    for (const spot of spotsOf(stage)) {
      manners.points += 1;
      // One finger.
      if (!canDrag(spot)) {
        if (!touchActionAllows(spot.target)) manners.keptFingers.push(`touch-action: ${say(spot)}`);
        else {
          const what = say(spot);
          pointer(spot, 'pointerdown', { pointerType: 'touch', pointerId: 9, button: 0, buttons: 1 });
          const start = touch(spot, 'touchstart', true);
          const next = moved(spot, 0, -20);
          const move = touch(next, 'touchmove', true);
          pointer(next, 'pointercancel', { pointerType: 'touch', pointerId: 9 });
          touch(next, 'touchcancel', false);
          await settle();
          if (!start || !move) manners.keptFingers.push(`${start ? 'touchmove' : 'touchstart'}: ${what}`);
        }
      }
    }
  }

  for (const stage of shownStages()) {
    const noise = new Set<string>();
    for (const spot of spotsOf(stage)) {
      const way = [moved(spot, 12, 10), moved(spot, 40, 30)];
      const last = way[1] ?? spot;
      const pass = async (button?: number) => {
        pointer(spot, 'pointermove', {});
        mouse(spot, 'mousemove', {});
        await settle();
        const buttons = button === undefined ? 0 : 2;
        if (button !== undefined) {
          pointer(spot, 'pointerdown', { button, buttons });
          mouse(spot, 'mousedown', { button, buttons });
        }
        for (const one of way) {
          pointer(one, 'pointermove', { buttons });
          mouse(one, 'mousemove', { buttons });
        }
        await settle();
        const during = treeNow();
        if (button !== undefined) {
          pointer(last, 'pointerup', { button, buttons: 0 });
          mouse(last, 'mouseup', { button, buttons: 0 });
        }
        await settle();
        return { during, after: treeNow() };
      };
      const what = say(spot);
      const one = await pass();
      const two = await pass();
      for (const path of [...differences(one.during, two.during).keys(), ...differences(one.after, two.after).keys(), ...differences(two.during, two.after).keys()]) noise.add(path);
      const three = await pass(2);
      const found = [...differences(two.during, three.during)].filter(([path]) => !noise.has(path));
      const [first] = found;
      if (first !== undefined) manners.rightButton.push(`${what}: ${found.length} changes, ${first.join(' ')} was ${two.after.get(first[0]) ?? 'absent'}`);
    }
  }

  for (const stage of shownStages()) {
    const noise = new Set<string>();
    for (const spot of spotsOf(stage)) {
      const way = [moved(spot, 12, 10), moved(spot, 40, 30)];
      const last = way[1] ?? spot;
      const look = async () => {
        for (const by of [0, 20, -20]) {
          const one = moved(last, by, by);
          pointer(one, 'pointermove', { pointerType: 'touch', pointerId: 5, isPrimary: true });
          mouse(one, 'mousemove', {});
        }
        await settle();
        return treeNow();
      };
      const what = say(spot);
      const before = await look();
      const again = await look();
      for (const path of differences(before, again).keys()) noise.add(path);
      pointer(spot, 'pointerdown', { pointerType: 'touch', pointerId: 5, button: 0, buttons: 1 });
      touch(spot, 'touchstart', true);
      for (const one of way) {
        pointer(one, 'pointermove', { pointerType: 'touch', pointerId: 5, buttons: 1 });
        touch(one, 'touchmove', true);
      }
      await settle();
      const isEmpty = !canDrag(spot);
      const used = [...differences(again, treeNow())].filter(([path]) => !noise.has(path));
      if (isEmpty && used[0] !== undefined) manners.uses.push(`${what}: ${used[0].join(' ')} was ${again.get(used[0][0]) ?? 'absent'}`);
      pointer(last, 'pointercancel', { pointerType: 'touch', pointerId: 5 });
      touch(last, 'touchcancel', false);
      await settle();
      const after = await look();
      const later = await look();
      for (const path of differences(after, later).keys()) noise.add(path);
      const found = [...differences(again, after)].filter(([path]) => !noise.has(path));
      const [first] = found;
      if (first !== undefined) manners.cancelled.push(`${what}: ${found.length} changes, ${first.join(' ')} was ${again.get(first[0]) ?? 'absent'}`);
    }
  }

  const wheel = (spot: Spot, init: WheelEventInit) =>
    spot.target.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, composed: true, view: window, clientX: spot.x, clientY: spot.y, ...init }));
  for (const stage of shownStages()) {
    const spots = spotsOf(stage);
    let shown = '';
    for (const spot of spots) {
      const what = say(spot);
      const isLeft = [wheel(spot, { deltaY: 100 }), wheel(spot, { deltaY: -100 })].every(Boolean);
      if (!isLeft) manners.keptWheels.push(what);
      await settle();
      if (shown === '') shown = /Use (Ctrl|⌘) \+ wheel to zoom/.exec(textNow())?.[0] ?? '';
    }
    const zooms = spots.some((spot) => !wheel(spot, { deltaY: -100, ctrlKey: true }));
    await settle();
    if (zooms) manners.zooms = true;
    if (zooms && shown === '') manners.hint = 'none';
  }

  // Ctrl+A after a press on the canvas.
  for (const stage of shownStages()) {
    const [spot] = spotsOf(stage).filter((one) => !canDrag(one));
    if (spot === undefined) continue;
    const focusable = spot.target.closest('[tabindex], button, input');
    if (focusable instanceof HTMLElement) focusable.focus();
    const goesOn = (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', ctrlKey: true, bubbles: true, cancelable: true, composed: true }));
    if (!goesOn) continue;
    document.execCommand('selectAll');
    manners.selectedText = clean(String(getSelection())).slice(0, 80);
    getSelection()?.removeAllRanges();
  }
  return manners;
}
