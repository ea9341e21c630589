/**
 * Toolbars of demos are one row. In a `.controls` whose buttons do not fit in a row, those that are left over are in a menu behind a button
 * "More". No element is moved, because a framework owns it: each child gets a `data-bar`, by which the base stylesheet places it.
 */

/** Where a child is: before the buttons, in their row, in the menu, or after them. */
type Place = 'lead' | 'row' | 'menu' | 'rest';

interface Toolbar {
  element: HTMLElement;
  more: HTMLButtonElement;
  /** Width for which it was arranged. */
  width: number;
}

const CLASS = 'controls';
const PLACE = 'data-bar';
const OPEN = 'data-open';
/** Marks a button whose icon is from here. */
const AUTO = 'data-auto-icon';
/** Width of the button "More". */
const MORE_WIDTH = 34;
/** Width of the menu with the space around it. */
const MENU_WIDTH = 208;
/** A toolbar of fewer buttons stays as it is. */
const MIN_BUTTONS = 2;
/** Two rows of buttons: a group that is higher is a palette, not a part of the row. */
const TWO_ROWS = 62;
/** Names of commands for which the base stylesheet has an icon. */
const ICONS = new Set([
  'Undo',
  'Redo',
  'Zoom in',
  'Zoom out',
  'New',
  'Open',
  'Save',
  'PNG',
  'Copy',
  'Remove',
  'Delete',
]);
/** Space around the menu and around its buttons, in pixels. */
const MENU_SPACE = 6;

const isShown = (element: HTMLElement): boolean => element.offsetWidth > 0 || element.offsetHeight > 0;

/** Whether it is a button, a group of nothing but buttons, or a gap between them. A group with a visible name is a field. */
function isCommand(element: HTMLElement): boolean {
  if (element.localName === 'button') return true;
  if (
    !element.matches('fieldset, div, span') ||
    element.querySelector('input, select, textarea, output, p, ul, legend') !== null
  )
    return false;
  const hasButton = element.querySelector('button') !== null;
  return hasButton ? element.offsetHeight < TWO_ROWS : element.textContent === '' && element.childElementCount === 0;
}

/** Gives common commands their icon. Where a demo has written the attribute itself, it stays. */
function addIcons(buttons: Iterable<HTMLElement>): void {
  for (const button of buttons) {
    const name = button.getAttribute('aria-label') ?? button.textContent.trim();
    const isOwn = button.dataset['icon'] !== undefined && !button.hasAttribute(AUTO);
    if (isOwn) continue;
    button.toggleAttribute(AUTO, ICONS.has(name));
    if (ICONS.has(name)) button.dataset['icon'] = name;
    else delete button.dataset['icon'];
  }
}

function isOneRow(elements: readonly HTMLElement[]): boolean {
  const boxes = elements.filter((one) => one.offsetHeight > 0).map((one) => one.getBoundingClientRect());
  return Math.max(...boxes.map(({ top }) => top)) < Math.min(...boxes.map(({ bottom }) => bottom));
}

function clear({ element, more }: Toolbar): void {
  more.hidden = true;
  element.removeAttribute(PLACE);
  for (const child of element.children) child.removeAttribute(PLACE);
}

/** Which commands stay in a row of this width: the first ones, and the most important one. */
function fitting(commands: readonly HTMLElement[], room: number, gap: number): Set<HTMLElement> {
  const widths = new Map(commands.map((one) => [one, one.offsetWidth]));
  const whole = commands.reduce((sum, one) => sum + (widths.get(one) ?? 0) + gap, -gap);
  if (whole <= room) return new Set(commands);
  const stay = new Set<HTMLElement>();
  let left = room - MORE_WIDTH;
  const take = (one: HTMLElement): boolean => {
    const width = (widths.get(one) ?? 0) + gap;
    if (width > left) return false;
    left -= width;
    stay.add(one);
    return true;
  };
  const primary = commands.find((one) => one.classList.contains('primary'));
  if (primary !== undefined) take(primary);
  for (const one of commands) if (one !== primary && !take(one)) break;
  return stay;
}

/** The longest run of commands: those beside a field, such as the button of a search, belong to the field. */
function longestRun(children: readonly HTMLElement[]): HTMLElement[] {
  let longest: HTMLElement[] = [];
  let run: HTMLElement[] = [];
  for (const child of children) {
    if (!isShown(child)) continue;
    if (isCommand(child)) run.push(child);
    else run = [];
    if (run.length > longest.length) longest = run;
  }
  return longest;
}

function arrange(toolbar: Toolbar): void {
  const { element, more } = toolbar;
  toolbar.width = element.clientWidth;
  const wasOpen = element.hasAttribute(OPEN);
  const { activeElement } = document;
  close(toolbar);
  clear(toolbar);
  const buttons = [...element.querySelectorAll('button')].filter((one) => one !== more);
  if (buttons.length < MIN_BUTTONS) return;
  addIcons(buttons);
  const style = getComputedStyle(element);
  if (style.display !== 'flex' || style.flexWrap !== 'wrap') return;
  const children = [...element.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== more,
  );
  const run = longestRun(children);
  const [first] = run;
  if (first === undefined || isOneRow(run)) return;
  const gap = Number.parseFloat(style.columnGap) || 0;
  const width = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  const leads = children.slice(0, children.indexOf(first)).filter(isShown);
  // Beside a short field there is room for the row, too.
  const beside = leads.reduce((sum, one) => sum + one.offsetWidth + gap, 0);
  const isBelow = leads.length > 0 && beside > width / 2;
  const stay = fitting(run, isBelow ? width : width - beside, gap);
  children.forEach((child, at) => {
    const place: Place = at < children.indexOf(first) ? 'lead' : run.includes(child) ? 'row' : 'rest';
    child.setAttribute(PLACE, place === 'row' && !stay.has(child) ? 'menu' : place);
  });
  element.setAttribute(PLACE, isBelow ? 'below' : '');
  more.hidden = stay.size === run.length;
  // Behind the last command, so that the keyboard gets there in the order in which they are seen.
  const last = run.at(-1);
  if (last !== undefined && more.previousElementSibling !== last) last.after(more);
  if (more.hidden) return;
  if (wasOpen) open(toolbar);
  // What had the focus is in the closed menu now.
  else if (inMenu(toolbar).some((one) => one.contains(activeElement))) more.focus();
}

const inMenu = ({ element }: Toolbar): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(`:scope > [${PLACE}="menu"]`),
];

function open(toolbar: Toolbar): void {
  const { element, more } = toolbar;
  element.setAttribute(OPEN, '');
  more.setAttribute('aria-expanded', 'true');
  let height = MENU_SPACE;
  for (const one of inMenu(toolbar)) {
    one.style.setProperty('--at', `${height}px`);
    height += one.offsetHeight;
  }
  height += MENU_SPACE;
  element.style.setProperty('--menu', `${height}px`);
  const right = element.clientWidth - more.offsetLeft - more.offsetWidth;
  element.style.setProperty('--right', `${Math.max(Math.min(right, element.clientWidth - MENU_WIDTH), 0)}px`);
  const { top, bottom } = element.getBoundingClientRect();
  element.setAttribute(OPEN, bottom + height > document.documentElement.clientHeight && top > height ? 'up' : 'down');
}

function close({ element, more }: Toolbar): void {
  element.removeAttribute(OPEN);
  more.setAttribute('aria-expanded', 'false');
}

/** The first button of the menu that can have the focus. */
function focusFirst(toolbar: Toolbar): void {
  for (const one of inMenu(toolbar)) {
    const button = one.matches('button:enabled') ? one : one.querySelector<HTMLElement>('button:enabled');
    if (button === null) continue;
    button.focus();
    return;
  }
}

function make(element: HTMLElement): Toolbar {
  const more = document.createElement('button');
  more.type = 'button';
  more.hidden = true;
  more.textContent = 'More';
  more.dataset['icon'] = 'More';
  const toolbar: Toolbar = { element, more, width: -1 };
  const isOpen = (): boolean => element.hasAttribute(OPEN);
  more.addEventListener('click', () => {
    if (isOpen()) {
      close(toolbar);
      return;
    }
    open(toolbar);
    focusFirst(toolbar);
  });
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    event.stopPropagation();
    close(toolbar);
    more.focus();
  });
  element.addEventListener('click', ({ target }) => {
    if (!isOpen() || !(target instanceof Element) || target.closest(`[${PLACE}="menu"]`) === null) return;
    const button = target.closest('button');
    if (button === null) return;
    const hadFocus = button.contains(document.activeElement);
    close(toolbar);
    if (hadFocus) more.focus();
  });
  element.addEventListener('focusout', ({ relatedTarget }) => {
    if (isOpen() && relatedTarget instanceof Node && !element.contains(relatedTarget)) close(toolbar);
  });
  return toolbar;
}

/** Keeps the toolbars of a demo in one row each, from now on. Call what it returns when the demo has filled them. */
export function watchToolbars(): () => void {
  const toolbars = new Map<Element, Toolbar>();
  const shown = document.getElementsByClassName(CLASS);

  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const toolbar = toolbars.get(target);
      if (toolbar !== undefined && toolbar.width !== target.clientWidth) again(toolbar);
    }
  });

  function again(toolbar: Toolbar): void {
    arrange(toolbar);
    // Its own changes are no reason to arrange it again.
    changes.takeRecords();
  }

  function look(): void {
    for (const toolbar of toolbars.values()) again(toolbar);
    for (const element of shown) {
      if (toolbars.has(element) || !(element instanceof HTMLElement) || element.querySelector('button') === null)
        continue;
      const toolbar = make(element);
      toolbars.set(element, toolbar);
      sizes.observe(element);
      again(toolbar);
    }
  }

  const changes = new MutationObserver((records) => {
    const changed = new Set<Toolbar>();
    let isNew = false;
    for (const { type, target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const inside = element?.closest(`.${CLASS}`) ?? undefined;
      const toolbar = inside === undefined ? undefined : toolbars.get(inside);
      // Words beside the buttons may change all the time.
      if (toolbar === undefined) isNew ||= type === 'childList';
      else if (element === toolbar.element || element?.closest('button, fieldset, select') != null)
        changed.add(toolbar);
    }
    if (isNew) look();
    for (const toolbar of changed) again(toolbar);
  });
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['hidden'],
  });

  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      for (const toolbar of toolbars.values())
        if (target instanceof Node && !toolbar.element.contains(target)) close(toolbar);
    },
    { capture: true, passive: true },
  );
  look();
  return look;
}
