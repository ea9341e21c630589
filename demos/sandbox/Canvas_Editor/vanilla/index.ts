import { createStore, viewOf } from '../shared/store';
import { BAR, MENU, ZOOM } from '../shared/commands';
import { designOf } from '../shared/editor';
import { write } from '../shared/edits';
import { handleKey } from '../shared/keys';
import { createPointer } from '../shared/pointer';
import '../shared/style.css';
import '../shared/panel.css';
import { endsTyping, fieldStyle, fitHeight, openField } from '../shared/text-field';
import { createCanvas } from './canvas';
import { createCommand, createIconButton, element } from './elements';
import { createLayerList } from './layer-list';
import { createPanel } from './panel-view';

const store = createStore();
const pointer = createPointer(store);
const container = element<HTMLDivElement>('#container');
const words = element<HTMLTextAreaElement>('#words');
const menu = element<HTMLElement>('#menu');
const canvas = createCanvas(container, pointer);
const panel = createPanel(element('#panel'), store, pointer);
const layers = createLayerList(element('.layers ul'), store);

const bar = BAR.map(({ commands, isWide }) => {
  const group = document.createElement('div');
  const buttons = commands.map((command) => createCommand(command, store, pointer));
  group.className = isWide ? 'group wide' : 'group';
  group.append(...buttons.map(({ button }) => button));
  element('#bar').append(group);
  return buttons;
});
const opener = createIconButton('menu', 'Menu', () => undefined);
opener.setAttribute('popovertarget', 'menu');
opener.classList.add('opener');
element('#bar').append(opener);

const lines = MENU.map(({ title, commands }) => {
  const section = document.createElement('section');
  const heading = document.createElement('h2');
  const buttons = commands.map((command) => createCommand(command, store, pointer, true));
  heading.textContent = title;
  section.append(heading, ...buttons.map(({ button }) => button));
  menu.append(section);
  return buttons;
});
const zoom = ZOOM.map((command) => createCommand(command, store, pointer));
element('#zoom').append(...zoom.map(({ button }) => button));
const commands = [...bar, ...lines, zoom].flat();

/** Draws everything from the state. Nodes that are up to date do not change. */
function show() {
  const screen = store.get();
  const { editor } = screen;
  canvas.show(screen);
  panel.show(editor);
  layers.show(editor);
  for (const command of commands) command.show(editor);
  element('#scale').textContent = `${Math.round(viewOf(screen).scale * 100)}%`;
  element('#says').textContent = editor.says;
  element('#canvas').classList.toggle('several', editor.picksSeveral);

  const edited = designOf(editor).items.find(({ id }) => id === editor.editing);
  const wasOpen = !words.hidden;
  words.hidden = !edited;
  if (!edited) return;
  Object.assign(words.style, fieldStyle(edited, viewOf(screen)));
  if (wasOpen) return;
  words.value = edited.text;
  openField(words);
}

words.addEventListener('input', () => fitHeight(words));
words.addEventListener('blur', () => store.run((editor) => write(editor, words.value)));
words.addEventListener('keydown', (event) => {
  if (!endsTyping(event)) return;
  event.preventDefault();
  element<HTMLElement>('#canvas').focus({ preventScroll: true });
});
for (const type of ['keydown', 'keyup'] as const) {
  window.addEventListener(type, (event) => handleKey(event, store, pointer));
}

store.subscribe(show);
const measure = () =>
  store.resize({ width: container.clientWidth, height: container.clientHeight });
measure();
new ResizeObserver(measure).observe(container);
store.start();
