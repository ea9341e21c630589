import Konva from 'konva';
import { populate, turn } from '../../../../common/konva/crowd';
import { showMeter } from '../../../../common/vanilla/meter';
import { background, label } from '../shared/button';
import '../../../../common/konva/figures.css';

const stage = new Konva.Stage({ container: 'container', height: 264 });
const layer = new Konva.Layer({ y: 12 });
stage.add(layer);

showMeter(stage, {
  tip: 'Silent texts',
  count: 100,
  max: 500,
  build: (count, isOn) => {
    populate(layer, count, ({ x, y, fill }) => {
      const button = new Konva.Group({ name: 'button', x, y });
      return button.add(new Konva.Rect({ ...background, fill }), new Konva.Text(label));
    });
    for (const text of layer.find('.label')) text.listening(!isOn);
  },
  step: (timeDiff) => turn(layer.find('.button'), timeDiff),
});

const hit = document.querySelector('#hit');
layer.on('click tap', ({ target }) => {
  if (hit) hit.textContent = target.getClassName();
});
document.querySelector('#graph')?.addEventListener('change', () => layer.toggleHitCanvas());

// The buttons are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
