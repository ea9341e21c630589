import Konva from 'konva';
import { opening, overlayConfigs, PARTS, PICTURE, toggle, type Overlays } from '../shared/overlays';
import citrusUrl from './citrus.webp';
import { element } from '../../../common/vanilla/elements';

let overlays = opening;

const citrus = new Image();
citrus.src = citrusUrl;
const stage = new Konva.Stage({ container: 'container' });
// The image has its own layer: it is not drawn again when the overlays change.
const below = new Konva.Layer({ listening: false });
const above = new Konva.Layer({ listening: false });
const group = new Konva.Group();
const tint = new Konva.Rect();
const gradient = new Konva.Rect();
const caption = new Konva.Text();
below.add(new Konva.Image({ ...PICTURE, image: citrus }));
above.add(group.add(tint, gradient, caption));
stage.add(below, above);

const buttons = PARTS.map((part) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = part;
  button.addEventListener('click', () => show(toggle(overlays, part)));
  return { part, button };
});
element('#parts').append(...buttons.map(({ button }) => button));

/** Draws everything from the state. */
function show(next: Overlays) {
  overlays = next;
  const configs = overlayConfigs(overlays);
  group.setAttrs(configs.group);
  tint.setAttrs(configs.tint);
  gradient.setAttrs(configs.gradient);
  caption.setAttrs(configs.caption);
  for (const { part, button } of buttons) button.ariaPressed = String(overlays.parts[part]);
}

const words = element<HTMLInputElement>('#words');
const opacity = element<HTMLInputElement>('#opacity');
words.value = overlays.words;
opacity.valueAsNumber = overlays.opacity;
words.addEventListener('input', () => show({ ...overlays, words: words.value }));
opacity.addEventListener('input', () => show({ ...overlays, opacity: opacity.valueAsNumber }));

function fit() {
  const width = stage.container().clientWidth;
  const scale = width / PICTURE.width;
  stage.setAttrs({ width, height: PICTURE.height * scale, scaleX: scale, scaleY: scale });
}
new ResizeObserver(fit).observe(stage.container());
fit();
show(overlays);
