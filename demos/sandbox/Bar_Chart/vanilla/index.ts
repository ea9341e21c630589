import Konva from 'konva';
import { createGoals } from '../../../common/konva/goals';
import { gridParts, layOut, placeOf, popsicleConfig, skyParts, tipParts } from '../shared/look';
import {
  barsOf,
  describe,
  describeBar,
  FLAVORS,
  headline,
  keepWeek,
  LAST_WEEK,
  OPENING_WEEK,
  type Order,
  STANDFIRST,
  tableRows,
} from '../shared/sales';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const barSlider = element<HTMLInputElement>('#bar');
const weekSlider = element<HTMLInputElement>('#week');

let week = OPENING_WEEK;
let order: Order = 'menu';
let chosen: string | null = null;
let layout = layOut(container.clientWidth);

const stage = new Konva.Stage({ container });
const scenery = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
const overlay = new Konva.Layer({ listening: false });
stage.add(scenery, layer, overlay);

const popsicles = FLAVORS.map((flavor) => {
  const popsicle = new Konva.Shape({ id: flavor.id });
  popsicle.on('mouseenter tap', () => choose(flavor.id));
  popsicle.on('mouseleave', () => choose(null));
  return { flavor, popsicle };
});
layer.add(...popsicles.map(({ popsicle }) => popsicle));

const tip = new Konva.Group();
const card = new Konva.Rect();
const tipText = new Konva.Text();
overlay.add(tip.add(card, tipText));

const goals = createGoals(20);

function drawScenery() {
  const { sky, glow, sun, temperature, board } = skyParts(week, layout);
  scenery.destroyChildren();
  scenery.add(
    new Konva.Rect(sky),
    new Konva.Circle(glow),
    new Konva.Circle(sun),
    new Konva.Text(temperature),
    ...gridParts(layout).flatMap(({ line, text }) => [new Konva.Line(line), new Konva.Text(text)]),
    new Konva.Rect(board),
  );
}

/** @param moves whether the bars move to their positions, or jump there */
function show(moves: boolean) {
  const bars = barsOf(week, order);
  stage.size({ width: layout.width, height: layout.height });
  drawScenery();
  goals.show(
    layer,
    new Map(bars.map((bar, rank) => [bar.flavor.id, placeOf(bar, rank, layout)])),
    moves,
  );
  element('h2').textContent = headline(week);
  element('[role="status"]').textContent = describe(week);
  weekSlider.value = String(week);
  element('#menu').ariaPressed = String(order === 'menu');
  element('#most').ariaPressed = String(order === 'most');
  element<HTMLButtonElement>('#next').disabled = week === LAST_WEEK;
  showChosen();
}

function showChosen() {
  const bars = barsOf(week, order);
  for (const { flavor, popsicle } of popsicles) {
    popsicle.setAttrs(popsicleConfig(flavor, layout, flavor.id === chosen));
  }
  const rank = bars.findIndex(({ flavor }) => flavor.id === chosen);
  const parts = tipParts(bars[rank], rank, layout);
  tip.setAttrs(parts.group);
  card.setAttrs(parts.card);
  tipText.setAttrs(parts.text);
  const spoken = bars[Math.max(0, rank)];
  barSlider.value = String(Math.max(0, rank));
  barSlider.ariaValueText = spoken ? describeBar(spoken).join(', ') : '';
}

function choose(id: string | null) {
  chosen = id;
  showChosen();
}

const chooseRank = (rank: number) => choose(barsOf(week, order)[rank]?.flavor.id ?? null);

function showWeek(next: number) {
  week = keepWeek(next);
  show(true);
}

function showOrder(next: Order) {
  order = next;
  show(true);
}

// A tap beside the bars closes the tooltip.
stage.on('tap', ({ target }) => {
  if (target === stage) choose(null);
});

weekSlider.max = String(LAST_WEEK);
weekSlider.addEventListener('input', () => showWeek(weekSlider.valueAsNumber));
element('#next').addEventListener('click', () => showWeek(week + 1));
element('#menu').addEventListener('click', () => showOrder('menu'));
element('#most').addEventListener('click', () => showOrder('most'));

// Keys: an invisible slider goes from bar to bar.
barSlider.max = String(FLAVORS.length - 1);
barSlider.addEventListener('input', () => chooseRank(barSlider.valueAsNumber));
barSlider.addEventListener('focus', () => chooseRank(barSlider.valueAsNumber));
barSlider.addEventListener('blur', () => choose(null));

function row(cell: 'td' | 'th', texts: (string | number)[]) {
  const tr = document.createElement('tr');
  tr.append(
    ...texts.map((text) =>
      Object.assign(document.createElement(cell), { textContent: String(text) }),
    ),
  );
  return tr;
}

element('header p').textContent = STANDFIRST;
element('thead').append(row('th', ['Week of', ...FLAVORS.map(({ name }) => name)]));
element('tbody').append(...tableRows().map(({ week: name, sold }) => row('td', [name, ...sold])));

new ResizeObserver(() => {
  layout = layOut(container.clientWidth);
  show(false);
}).observe(container);
show(false);
