import Konva from 'konva';
import * as bindery from '../shared/bindery';
import * as look from '../shared/look';
import '../shared/style.css';
import matUrl from './cutting-mat.svg';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.ariaLabel = look.LABEL;

const stage = new Konva.Stage({ container });
const bench = new Konva.Layer({ listening: false });
const table = new Konva.Layer();
stage.add(bench, table);
const mat = new Image();
mat.src = matUrl;
bench.add(new Konva.Image({ ...look.BENCH, image: mat }));

let books = bindery.onTable();
let chosen: bindery.Book['name'] = 'marbled';
let seed = 1;
let stamp: bindery.Stamp = 'none';

const paper = new Konva.Image({ ...look.paperConfig, image: look.paintPaper(seed) });
const covers = { marbled: paper, gilded: new Konva.Shape(look.rosetteConfig) };
const ring = new Konva.Rect();
table.add(ring);
const groups = books.map((book) => {
  const group = new Konva.Group();
  const slip = look.slipParts(book);
  group.add(new Konva.Rect(look.blockConfig), covers[book.name]);
  group.add(new Konva.Rect(slip.paper), new Konva.Text(slip.words));
  group.on('dragmove', () => show(bindery.moveBook(books, book.name, group.position())));
  table.add(group);
  return group;
});

/** Draws the books. The same call moves a book that has left the table back onto it. */
function show(next: bindery.Book[]) {
  books = next;
  books.forEach((book, i) => groups[i]?.setAttrs(look.bookConfig(book)));
  const mover = books.find(({ name }) => name === chosen);
  ring.setAttrs(look.ringConfig(mover, container.matches(':focus-visible')));
}

function tell(next: bindery.Stamp) {
  stamp = next;
  element('#says').textContent = bindery.WORDS[stamp];
}

look.onDraw(table, () => {
  if (stamp === 'there') tell('lost');
});
element('#paper').addEventListener('click', () => {
  seed += 1;
  paper.image(look.paintPaper(seed));
});
element('#stamp').addEventListener('click', () => {
  look.stampLayer(table);
  tell('there');
});
container.addEventListener('focus', () => show(books));
container.addEventListener('blur', () => show(books));
container.addEventListener('keydown', (event) => {
  const next = bindery.press(books, chosen, event);
  if (!next) return;
  event.preventDefault();
  chosen = next.chosen;
  show(next.books);
});

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  for (const layer of [bench, table]) layer.setAttrs(look.placeTable(stage.size()));
}
show(books);
fit();
new ResizeObserver(fit).observe(container);
tell('none');
