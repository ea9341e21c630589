import Konva from 'konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { createTwice } from '../../../common/konva/twice';
import {
  askAt,
  askForSelected,
  createLongPress,
  fit,
  plantAt,
  pulse,
  stageHeight,
} from '../shared/asks';
import {
  type Action,
  addAnywhere,
  addPlant,
  type Ask,
  asksForMenu,
  choose,
  closeMenu,
  type Garden,
  itemAt,
  keyStep,
  menuOf,
  newGarden,
  openMenu,
  plantsOf,
  redoNext,
  select,
  undoLast,
} from '../shared/garden';
import { plantConfig, trayConfig } from '../shared/look';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const menu = element('#menu');

const stage = new Konva.Stage({ container });
const layer = new Konva.Layer();
const plants = new Konva.Group();
layer.add(new Konva.Shape(trayConfig()), plants);
stage.add(layer);

let garden = newGarden();

function resize() {
  const width = container.clientWidth;
  stage.size({ width, height: stageHeight(width) });
  layer.setAttrs(fit(stage.size()));
}

/** The node of each plant. They are kept, so that a pulse continues while plants are added and removed. */
const nodes = new Map<number, Konva.Shape>();

function draw() {
  const shown = plantsOf(garden);
  for (const [id, node] of nodes) {
    if (shown.some((plant) => plant.id === id)) continue;
    node.destroy();
    nodes.delete(id);
  }
  for (const plant of shown) {
    const node = nodes.get(plant.id) ?? new Konva.Shape();
    node.setAttrs(plantConfig(plant, plant.id === garden.selected));
    if (!nodes.has(plant.id)) plants.add(node);
    nodes.set(plant.id, node);
  }
}

const items = () => [...menu.querySelectorAll('button')];

function showMenu(wasOpen: boolean) {
  menu.hidden = !garden.menu;
  if (!garden.menu || wasOpen) return;
  const { title, actions } = menuOf(garden);
  menu.ariaLabel = title;
  const heading = element('#menu p');
  heading.textContent = title;
  const buttons = actions.map((action) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.role = 'menuitem';
    button.tabIndex = -1;
    button.textContent = action;
    button.addEventListener('click', () => act(action));
    return button;
  });
  menu.replaceChildren(heading, ...buttons);
  menu.style.left = `${garden.menu.at.x}px`;
  menu.style.top = `${garden.menu.at.y}px`;
  buttons[0]?.focus({ preventScroll: true });
}

function show(next: Garden) {
  const before = garden.menu;
  garden = next;
  draw();
  showMenu(before === garden.menu);
  element<HTMLButtonElement>('#undo').disabled = !canUndo(garden.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(garden.history);
  element('[role="status"]').textContent = garden.says;
}

const focusStage = () => container.focus({ preventScroll: true });

// The menu.

const open = (ask: Ask) => show(openMenu(garden, ask, stage.size()));

function act(action: Action) {
  const plant = garden.menu?.plant ?? null;
  show(choose(garden, action));
  if (action === 'Pulse') pulse(stage, plant);
  focusStage();
}

menu.addEventListener('keydown', (event) => {
  const all = items();
  const at = all.findIndex((item) => item === document.activeElement);
  const next = itemAt(event.key, at, all.length);
  if (next === undefined && event.key !== 'Escape' && event.key !== 'Tab') return;
  event.preventDefault();
  if (next !== undefined) return all[next]?.focus();
  show(closeMenu(garden));
  focusStage();
});

// A click anywhere else takes the focus from the menu.
menu.addEventListener('focusout', ({ relatedTarget }) => {
  if (!(relatedTarget instanceof Node) || !menu.contains(relatedTarget)) show(closeMenu(garden));
});

// Keeps the browser's menu closed over the canvas and over this menu.
element('.table').addEventListener('contextmenu', (event) => event.preventDefault());

// Pointers: the mouse and fingers.

const longPress = createLongPress(open);
const twice = createTwice();

stage.on('contextmenu', ({ evt, target }) => {
  // A timer detects the long press of a finger: not every browser fires contextmenu for it.
  if (evt instanceof PointerEvent && evt.pointerType === 'touch') return;
  longPress.cancel();
  open(askAt(stage, target));
});
stage.on('pointerdown', (event) => {
  longPress.begin(event);
  twice.press(event.evt);
  if (event.evt.button === 0) show(select(garden, plantAt(event.target)));
});
stage.on('pointermove', longPress.move);
stage.on('pointerup pointercancel', longPress.end);
stage.on('touchend', longPress.touchEnd);
stage.on('dblclick dbltap', ({ target }) => {
  const { plant, spot } = askAt(stage, target);
  if (plant === null && twice.isTwice()) show(addPlant(garden, spot));
});
stage.on('mousemove', ({ target }) => {
  container.style.cursor = plantAt(target) === null ? 'default' : 'pointer';
});

// Keys and controls.

window.addEventListener('keydown', (event) => {
  if (event.target === container && asksForMenu(event)) {
    event.preventDefault();
    open(askForSelected(garden, stage.size()));
    return;
  }
  const step = keyStep(event);
  if (!step) return;
  event.preventDefault();
  show(step(garden));
});

element('#add').addEventListener('click', () => show(addAnywhere(garden)));
element('#undo').addEventListener('click', () => show(undoLast(garden)));
element('#redo').addEventListener('click', () => show(redoNext(garden)));

new ResizeObserver(resize).observe(container);
resize();
show(garden);
