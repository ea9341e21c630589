import Konva from 'konva';
import { dividerParts, halves, onPicture, picture, scaleFor } from '../shared/divider';
import '../shared/before-after.css';
import { costLabels, inMilliseconds, watchDrawCost } from '../../../../common/konva/draw-cost';

/**
 * Shows an image and the same image with filters, with a divider between them. It is dragged on the canvas, or moved with the slider below.
 *
 * @param image the original
 * @param filtered a node with the image and its filters
 */
export function showBeforeAfter(image: HTMLImageElement, filtered: Konva.Image) {
  const stage = new Konva.Stage({ container: 'container' });
  const layer = new Konva.Layer();
  stage.add(layer);

  const before = new Konva.Group({ name: 'before', listening: false });
  before.add(new Konva.Image({ ...picture, image }));
  const after = new Konva.Group({ name: 'after', listening: false });
  after.add(filtered);
  const divider = new Konva.Group({ name: 'divider', draggable: true });
  divider.add(
    new Konva.Line(dividerParts.line),
    new Konva.Circle(dividerParts.handle),
    new Konva.Arrow(dividerParts.arrow),
  );
  layer.add(before, after, divider);

  const container = stage.container();
  container.classList.add('before-after');
  container.insertAdjacentHTML(
    'afterend',
    `<div class="before-after-divider">
      <span>Before</span>
      <input type="range" aria-label="Divider" max="${picture.width}" />
      <span>After</span>
    </div>
    <dl class="draw-cost">
      ${costLabels.map(([key, label]) => `<div><dt>${label}</dt><dd id="cost-${key}">–</dd></div>`).join('')}
    </dl>`,
  );
  const slider = document.querySelector<HTMLInputElement>('.before-after-divider input');

  function moveDivider(to: number) {
    const x = onPicture(to);
    divider.position({ x, y: 0 });
    before.setAttrs(halves(x).before);
    after.setAttrs(halves(x).after);
    if (slider) slider.value = String(x);
  }
  moveDivider(picture.width / 2);
  divider.on('dragmove', () => moveDivider(divider.x()));
  slider?.addEventListener('input', () => moveDivider(slider.valueAsNumber));
  divider.on('mouseenter mouseleave', ({ type }) => {
    container.style.cursor = type === 'mouseenter' ? 'ew-resize' : '';
  });

  watchDrawCost(after, (cost) => {
    for (const [key] of costLabels) {
      const figure = document.querySelector(`#cost-${key}`);
      if (figure) figure.textContent = inMilliseconds(cost[key]);
    }
  });

  function fit() {
    const width = container.clientWidth;
    const scale = scaleFor(width);
    stage.size({ width, height: picture.height * scale });
    layer.scale({ x: scale, y: scale });
  }
  fit();
  new ResizeObserver(fit).observe(container);
}
