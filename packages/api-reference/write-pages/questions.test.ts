import { beforeAll, expect, test } from 'vitest';
import { pageOf, referenceIndex, type ApiModel } from '../model';
import { installedModel } from '../testing';
import { writePage } from './page';

let model: ApiModel;
beforeAll(async () => {
  model = await installedModel();
}, 60_000);

/** What readers ask, the part of the page where they look, and the words that answer. */
const QUESTIONS: readonly [question: string, page: string, anchor: string, answer: string][] = [
  ['How do I type a custom shape and its options?', 'Shape', 'typing', 'extends Konva.Shape<GaugeConfig>'],
  [
    'What is `target` in a change event?',
    'Node',
    'event-attributeChange',
    '`target` is `undefined`, although the type',
  ],
  ['Is the array of `nodes()` a copy?', 'Transformer', 'nodes', 'Setting it copies the array. The getter returns'],
  ['Which events does an export fire?', 'Layer', 'event-draw', 'It also fires when the layer or its stage is exported'],
  ['Why does a hit test miss what I just changed?', 'Stage', 'getIntersection', 'The result reflects the last draw'],
  ['Can I push into `points()`?', 'Line', 'points', 'writing into the old one redraws nothing'],
  [
    'Which coordinates does a drag limit get?',
    'Node',
    'dragBoundFunc',
    'the absolute position the node is about to take',
  ],
  [
    'Where is the pointer on a zoomed stage?',
    'Stage',
    'getPointerPosition',
    'use `Konva.Node#getRelativePointerPosition`',
  ],
  ['Can a layer delegate `mouseenter`?', 'Node', 'on', '`mouseenter` and `pointerenter` do not bubble'],
  ['How sharp is an export?', 'Node', 'toCanvas', '1 by default, even on high-density screens'],
  ['Why does an export throw?', 'Node', 'toDataURL', 'an image loaded from another origin without CORS'],
  ['Do handles grow with the zoom?', 'Transformer', 'anchorSize', 'the zoom of the stage does not change it'],
  ['What does `moveUp()` return?', 'Node', 'moveUp', '`false` when it was already on top or has no parent'],
  ['Is there a click after a drag?', 'Node', 'event-click', 'Not after a drag.'],
  ['What do I import in Node.js?', 'Konva', 'imports', '`konva/canvas-backend`'],
];

/** The text of the part of a page with an anchor, code in backticks, up to the next member, event or heading. */
function partOf(page: string, anchor: string): string {
  const context = { model, index: referenceIndex(model), uses: {}, timing: () => [] };
  const text = writePage(context, pageOf(model, page)).replaceAll('\\"', '"').replaceAll('\\n', '\n');
  const starts = [`{/* #${anchor} */}`, `id="${anchor}"`].map((mark) => text.indexOf(mark)).filter((at) => at >= 0);
  const start = Math.min(...starts);
  const end = text.slice(start + 1).search(/<tr id=|\n## |\n### |<section |<h3 /);
  return text
    .slice(start, end < 0 ? undefined : start + 1 + end)
    .replaceAll(/<\/?code>/g, '`')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/\s+/g, ' ');
}

test.each(QUESTIONS)('%s', (_, page, anchor, answer) => {
  expect(partOf(page, anchor)).toContain(answer);
});
