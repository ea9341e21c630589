import Konva from 'konva';
import { openCard, type Card } from './card';
import { countHeld } from './held';
import '../../../../common/konva/figures.css';

const stage = new Konva.Stage({ container: 'container', height: 170 });
const layer = new Konva.Layer();
stage.add(layer);

let number = 1;
let card = openCard(layer, number);
/** What closed cards did not clean up. In a real leak, no variable refers to it anymore. */
const leaks: (() => void)[] = [];

function close({ group, ends }: Card) {
  group.remove();
  for (const [kind, end] of Object.entries(ends)) {
    const isChecked = document.querySelector(`#${kind}:checked`) !== null;
    if (isChecked) end();
    else leaks.push(end);
  }
}

function openNext(count: number) {
  for (let i = 0; i < count; i += 1) {
    close(card);
    number += 1;
    card = openCard(layer, number);
  }
  showHeld();
}

function endLeaks() {
  for (const end of leaks.splice(0)) end();
  showHeld();
}

function showHeld() {
  const entries = countHeld(stage).map(({ name, held }) => {
    const entry = document.createElement('div');
    const term = document.createElement('dt');
    const figure = document.createElement('dd');
    term.textContent = name;
    figure.textContent = String(held);
    entry.append(term, figure);
    return entry;
  });
  document.querySelector('#figures')?.replaceChildren(...entries);
}

document.querySelector('#next')?.addEventListener('click', () => openNext(1));
document.querySelector('#more')?.addEventListener('click', () => openNext(20));
document.querySelector('#leaked')?.addEventListener('click', endLeaks);
showHeld();

// Destroying a stage does not stop animations either.
stage.on('destroy', () => [...leaks, card.ends.animation].forEach((end) => end()));

// Cards are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
