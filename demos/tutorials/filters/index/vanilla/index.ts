import Konva from 'konva';
import { showBeforeAfter } from './before-after';
import { allFilters, attrsFor, withValue, type FilterName } from '../shared/filters';
import '../shared/gallery.css';
import gelatoUrl from './gelato.webp';
import { showThumbs } from './filter-thumbs';

let entries = allFilters;

const image = new Image();
const filtered = new Konva.Image({ name: 'filtered', image, width: 480, height: 320 });
showBeforeAfter(image, filtered);
const thumbs = showThumbs(image, choose);

image.onload = () => {
  // A filter works on the cache, and the cache needs the loaded image.
  filtered.cache();
  thumbs.start();
};
image.src = gelatoUrl;

const controls = document.querySelector('.filter-sliders');

function choose(chosen: FilterName) {
  const filters = [Konva.Filters[chosen]];
  filtered.setAttrs({ image, filters, ...attrsFor(entries, chosen) });
  thumbs.press(chosen);

  const entry = entries.find(({ name }) => name === chosen);
  controls?.replaceChildren();
  if (entry?.note) {
    const note = document.createElement('p');
    note.textContent = entry.note;
    controls?.append(note);
  }
  for (const { name, value, ...range } of entry?.sliders ?? []) {
    const item = document.createElement('span');
    const label = document.createElement('label');
    const input = document.createElement('input');
    const output = document.createElement('output');
    Object.assign(input, { type: 'range', ...range, value });
    output.textContent = String(value);
    input.addEventListener('input', () => {
      const now = input.valueAsNumber;
      entries = withValue(entries, chosen, name, now);
      filtered.setAttr(name, now);
      thumbs.setAttr(chosen, name, now);
      output.textContent = String(now);
    });
    label.append(`${name} `, input);
    item.append(label, ' ', output);
    controls?.append(item);
  }
}
choose('HSL');
