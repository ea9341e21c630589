import Konva from 'konva';
import { overlayConfigs, pictureConfig, placePicture } from '../shared/look';
import { describe, openingOverlays, PARTS, toggle, type Overlays } from '../shared/overlays';
import '../shared/style.css';
import citrusUrl from './citrus.webp';
import { element } from '../../../common/vanilla/elements';

let overlays = openingOverlays;

const container = element<HTMLDivElement>('#container');
const citrus = new Image();
citrus.src = citrusUrl;
const stage = new Konva.Stage({ container });
// The picture has a layer of its own: it is not drawn again when the overlays change.
const below = new Konva.Layer({ listening: false });
const above = new Konva.Layer({ listening: false });
const group = new Konva.Group();
const tint = new Konva.Rect();
const gradient = new Konva.Rect();
const kicker = new Konva.Text();
const caption = new Konva.Text();
below.add(new Konva.Image({ ...pictureConfig, image: citrus }));
above.add(group.add(tint, gradient, kicker, caption));
stage.add(below, above);

const words = element<HTMLInputElement>('#words');
const opacity = element<HTMLInputElement>('#opacity');
words.value = overlays.caption;
opacity.valueAsNumber = overlays.opacity;

const buttons = PARTS.map(({ part, label }) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => change(toggle(overlays, part)));
  element('#parts').append(button);
  return { part, button };
});

/** Draws everything from the state. */
function update() {
  const configs = overlayConfigs(overlays, stage.size());
  group.setAttrs(configs.group);
  tint.setAttrs(configs.tint);
  gradient.setAttrs(configs.gradient);
  kicker.setAttrs(configs.kicker);
  caption.setAttrs(configs.caption);
  for (const { part, button } of buttons) {
    button.setAttribute('aria-pressed', String(overlays.parts[part]));
  }
  element('#status').textContent = describe(overlays);
}

function change(next: Overlays) {
  overlays = next;
  update();
}
words.addEventListener('input', () => change({ ...overlays, caption: words.value }));
opacity.addEventListener('input', () => change({ ...overlays, opacity: opacity.valueAsNumber }));

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  for (const layer of stage.getLayers()) layer.setAttrs(placePicture(stage.size()));
  update();
}
new ResizeObserver(fit).observe(container);
fit();
