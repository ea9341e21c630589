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
