import type KonvaModule from 'konva';

/** What a demo keeps from the page and from the reader, as its frame sees it. A list is empty where the rule holds. */
export interface Manners {
  /** Points of the canvas at which a plain wheel does not scroll the page. */
  wheel: string[];
  /** What is wrong with a zoom by Ctrl and the wheel. */
  zoom: string[];
  /** Points at which a finger does not scroll the page, although nothing can be dragged there. */
  finger: string[];
  /** What a press or a drag with the right or the middle button changes. */
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
 * @param how `isProduct`: a finger scrolls the page from shapes, too, that are only tapped, and other buttons neither select nor drag. A guide
 * keeps what the library does with the middle button
 */
export async function tryManners(Konva: typeof KonvaModule, how: { isProduct: boolean }): Promise<Manners> {
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

  /** The middles of nodes that Konva drags: a few of each stage, where they are in view and on top. */
  function dragged(stage: KonvaModule.Stage): Spot[] {
    const box = stage.content.getBoundingClientRect();
    const scale = box.width / stage.width();
    return stage
      .find((node: KonvaModule.Node) => node.draggable())
      .slice(0, HANDLES)
      .flatMap((node) => {
        const rect = node.getClientRect({ skipShadow: true });
        const at = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
        const [x, y] = [box.left + at.x * scale, box.top + at.y * scale];
        const target = document.elementFromPoint(x, y);
        const hit = stage.getIntersection(at);
        if (target === null || !stage.content.contains(target) || hit === null) return [];
        const name = `${node.name() || node.getClassName()} at ${Math.round(at.x)}, ${Math.round(at.y)}`;
        return hit === node || node.isAncestorOf(hit) ? [{ x, y, target, stage, at, hit, name }] : [];
      });
  }

  const MANY = [0.06, 0.28, 0.5, 0.72, 0.94];
  const FEW = [0.1, 0.5, 0.9];
  const CROWD = 300;
  const HANDLES = 3;
  const SIZES = 'sizes';
  const RESTS = 8;

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
    if (isDragged(spot) || (spot.hit !== null && !how.isProduct)) return;
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

  /** What can be seen: every node with what draws it, and the page's words and fields. */
  function scene(): Map<string, string> {
    const lines = new Map<string, string>();
    const add = (node: KonvaModule.Node, path: string) => {
      const label = `${path} ${node.getClassName()} ${node.name()}`;
      lines.set(label, 'there');
      for (const [attribute, value] of Object.entries(node.getAttrs()))
        if (!/function|object/.test(typeof value) || attribute === 'points')
          lines.set(`${label} ${attribute}`, JSON.stringify(value));
      if (!(node instanceof Konva.Container)) return;
      const children = node.getChildren();
      if (children.length > CROWD) lines.set(`${path}/*`, `${children.length} nodes`);
      else children.forEach((child, at) => add(child, `${path}/${at}`));
    };
    clean(document.body.innerText)
      .split(/(?<=[.!?]) /)
      .forEach((words, at) => lines.set(`words ${at}`, words));
    document.querySelectorAll('input, select, textarea').forEach((field, at) => {
      const { value, checked, disabled } = field as HTMLInputElement;
      lines.set(`field ${at}`, `${value} ${checked} ${disabled}`);
    });
    stages().forEach((stage, at) => add(stage, String(at)));
    return lines;
  }

  /** Buttons of a mouse that start no gesture, with their bits in `buttons`. */
  const OTHERS = [
    { button: 2, buttons: 2, what: 'right button' },
    { button: 1, buttons: 4, what: 'middle button' },
  ];

  /** Guides may select at any press: of them, only places and sizes are compared. */
  const look = how.isProduct ? scene : tree;

  /** Moves the mouse over the canvas and returns what can be seen while `press` is down, and after it. */
  async function sweep(spot: Spot, by: readonly number[], press?: (typeof OTHERS)[number]) {
    const last = moved(spot, by.at(-1) ?? 0);
    point('move', spot, {});
    await settle();
    if (press !== undefined) point('down', spot, press);
    for (const step of by) point('move', moved(spot, step), { buttons: press?.buttons ?? 0 });
    await settle();
    const held = look();
    if (press !== undefined) point('up', last, { button: press.button });
    await settle();
    return { held, after: look() };
  }

  /** Of nodes that take turns, as pictures of a film do, each changes the same attribute. */
  const kindOf = (path: string) => path.replace(/^[\d/*]+ /, '');

  /** A node that moves by itself may turn as well, and one in a stage whose height follows the words below it may move. */
  function isNoise(path: string, noise: ReadonlySet<string>): boolean {
    const kind = kindOf(path);
    if (/^(?:words|field)/.test(kind)) return noise.has(kind);
    const node = kind.replace(/ \S+$/, '');
    return [kind, `${node} x`, `${node} y`, 'Stage  height'].some((one) => noise.has(one));
  }

  async function tryButton(spot: Spot, noise: Set<string>): Promise<void> {
    async function rest(by: readonly number[], times: number): Promise<Map<string, string>> {
      const first = await sweep(spot, by);
      let last = first.after;
      for (let more = 0; more < times; more += 1) {
        const { held, after } = await sweep(spot, by);
        last = after;
        for (const one of [first.after, held, last])
          for (const [path] of changes(first.held, one)) noise.add(kindOf(path));
      }
      return last;
    }

    for (const by of how.isProduct ? [[], [12, 40]] : [[12, 40]]) {
      for (const press of how.isProduct ? OTHERS : OTHERS.slice(0, 1)) {
        const calm = await rest(by, 1);
        const { held, after } = await sweep(spot, by, press);
        const found = [...changes(calm, held), ...changes(calm, after)].filter(([path]) => !isNoise(path, noise));
        // Words below a stage that come and go with the pointer leave it less room.
        const isRoom = found.some(([path]) => path === SIZES || / Stage .* (?:width|height)$/.test(path));
        if (found.length === 0 || (isRoom && !found.some(([path]) => /^(?:words|field)/.test(path)))) continue;
        // What changes by itself, but seldom.
        await rest(by, RESTS);
        const act = `${press.what}, ${by.length > 0 ? 'drag' : 'press'} on ${spot.name}`;
        for (const [path, words] of found) if (!isNoise(path, noise)) manners.button.push(`${act}: ${path}, ${words}`);
      }
    }
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
    for (const spot of [...spots(stage, FEW), ...dragged(stage)]) await tryButton(spot, noise);
    for (const spot of spots(stage, FEW)) await tryCancel(spot, noise);
  }
  for (const stage of stages()) await tryWheel(stage);
  for (const stage of stages()) await trySelection(stage);
  return manners;
}
