import Konva from 'konva';
import { tipCommand } from '../../../common/konva/key-tip';
import {
  describe,
  moveBook,
  onTable,
  otherBook,
  REACH,
  type Book,
  type Stamp,
} from '../shared/bindery';
import {
  blockConfig,
  bookConfig,
  coverConfig,
  LABEL,
  onDraw,
  paintBench,
  paintPaper,
  placeTable,
  ringConfig,
  rosetteConfig,
  slipParts,
  stampLayer,
} from '../shared/look';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;

const stage = new Konva.Stage({ container });
const bench = new Konva.Layer({ listening: false });
const table = new Konva.Layer();
stage.add(bench, table);
bench.add(new Konva.Shape({ sceneFunc: paintBench }));

let books = onTable();
let chosen: Book['name'] = 'marbled';
let seed = 1;
let stamp: Stamp = 'none';

const paper = new Konva.Image({ ...coverConfig, name: 'paper', image: paintPaper(seed) });
const covers = { marbled: paper, gilded: new Konva.Shape(rosetteConfig) };
const ring = new Konva.Rect();
table.add(ring);
const groups = books.map((book) => {
  const group = new Konva.Group();
  const slip = slipParts(book);
  group.add(new Konva.Rect(blockConfig), covers[book.name]);
  group.add(new Konva.Rect(slip.paper), new Konva.Text(slip.words));
  group.on('dragmove', () => show(moveBook(books, book.name, group.position())));
  table.add(group);
  return group;
});

/** Draws the books. A book that left the table comes back with the same call. */
function show(next: Book[]) {
  books = next;
  books.forEach((book, i) => groups[i]?.setAttrs(bookConfig(book)));
  const mover = books.find(({ name }) => name === chosen);
  ring.setAttrs(ringConfig(mover, container.matches(':focus-visible')));
}

function tell(next: Stamp) {
  stamp = next;
  element('#says').textContent = describe(stamp);
}

onDraw(table, () => {
  if (stamp === 'there') tell('lost');
});
element('#paper').addEventListener('click', () => {
  seed += 1;
  paper.image(paintPaper(seed));
});
element('#stamp').addEventListener('click', () => {
  stampLayer(table);
  tell('there');
});
container.addEventListener('focus', () => show(books));
container.addEventListener('blur', () => show(books));
container.addEventListener('keydown', (event) => {
  const tip = books.find(({ name }) => name === chosen);
  const command = tip && tipCommand(event, { tip, isDown: false, reach: REACH });
  if (!command) return;
  event.preventDefault();
  if (command.do === 'press') chosen = otherBook(chosen);
  show(command.do === 'move' ? moveBook(books, chosen, command.to) : books);
});

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  for (const layer of [bench, table]) layer.setAttrs(placeTable(stage.size()));
}
show(books);
fit();
new ResizeObserver(fit).observe(container);
tell('none');
