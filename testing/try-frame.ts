/** What is wrong with a demo's frame as it looks on arrival. A list is empty where the rule holds. */
export interface FrameLook {
  /** Buttons of a toolbar that stand below each other. */
  toolbar: string[];
  /** Commands of a toolbar's menu that cannot be pressed where they are. */
  menu: string[];
  /** By how many pixels the content is higher than the frame. */
  cut: string[];
}

/** Looks at a demo from within its frame. It is sent there as text, so it may only use the frame's globals. */
export function tryFrame(): FrameLook {
  const look: FrameLook = { toolbar: [], menu: [], cut: [] };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
  };
  const nameOf = (button: Element) => (button.ariaLabel ?? button.textContent).replaceAll(/\s+/g, ' ').trim();
  for (const toolbar of document.querySelectorAll('.controls')) {
    // Buttons that follow each other are one toolbar; a field between them begins another.
    let last: Element | undefined;
    for (const child of [...toolbar.children].filter(isShown)) {
      if (child.localName !== 'button') {
        last = undefined;
        continue;
      }
      const isBelow =
        last !== undefined && child.getBoundingClientRect().top >= last.getBoundingClientRect().bottom - 4;
      if (isBelow) look.toolbar.push(`"${nameOf(child)}" is below "${nameOf(last ?? child)}"`);
      last = child;
    }
  }
  const { scrollHeight, clientHeight } = document.documentElement;
  if (scrollHeight > clientHeight) look.cut.push(`${scrollHeight} pixels in a frame of ${clientHeight}`);
  for (const more of document.querySelectorAll<HTMLElement>('.controls > [data-icon="More"]')) {
    if (!isShown(more)) continue;
    const commands = [
      ...(more.parentElement?.querySelectorAll('[data-bar="menu"] button, button[data-bar="menu"]') ?? []),
    ];
    more.click();
    for (const command of commands) {
      command.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = command.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      if (found === null || !command.contains(found)) look.menu.push(`"${nameOf(command)}" is covered or cut off`);
    }
    more.click();
    more.blur();
    window.scrollTo(0, 0);
  }
  return look;
}

/**
 * When a demo's content becomes higher than its frame after the arrival: in the first seconds, or by a first press. Only the first such moment
 * is returned. It is sent there as text, like `tryFrame`, and moves the demo's time.
 */
export async function tryGrowth(): Promise<string[]> {
  const SECONDS = 3;
  const STEP = 100;
  const root = document.documentElement;
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.isConnected && width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
  };
  const wait = async (steps: number) => {
    for (let step = 0; step < steps; step += 1) await window.__demoAgent?.advance(STEP);
  };
  const grown = (when: string) =>
    root.scrollHeight > root.clientHeight
      ? [`${root.scrollHeight} pixels in a frame of ${root.clientHeight} ${when}`]
      : [];

  await wait((SECONDS * 1000) / STEP);
  let found = grown(`after ${SECONDS} seconds`);
  const press = (name: string, act: () => void) => async () => {
    act();
    await wait(3);
    found = grown(`after a press on ${name}`);
  };
  const canvas = document.querySelector('.konvajs-content');
  const presses = [...document.querySelectorAll<HTMLButtonElement>('button:enabled')]
    // These open a dialog or save a file; their menu covers the demo.
    .filter((button) => isShown(button) && !['Open', 'Save', 'PNG', 'More'].includes(button.dataset['icon'] ?? ''))
    .slice(0, 4)
    .map((button) => press(`"${(button.ariaLabel ?? button.textContent).trim()}"`, () => button.click()));
  if (canvas !== null) {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true, view: window };
    const target = document.elementFromPoint(at.clientX, at.clientY) ?? canvas;
    const pointer = { ...at, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
    presses.unshift(
      press('the canvas', () => {
        target.dispatchEvent(new PointerEvent('pointerdown', pointer));
        target.dispatchEvent(new MouseEvent('mousedown', at));
        target.dispatchEvent(new PointerEvent('pointerup', pointer));
        target.dispatchEvent(new MouseEvent('mouseup', at));
        target.dispatchEvent(new MouseEvent('click', at));
      }),
    );
  }
  for (const act of presses) {
    if (found.length > 0) break;
    await act();
  }
  return found;
}
