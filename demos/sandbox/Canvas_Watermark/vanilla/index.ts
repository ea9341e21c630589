import Konva from 'konva';
import {
  markConfigs,
  marksConfig,
  opening,
  PICTURE,
  savePng,
  sheetConfig,
  type Mark,
} from '../shared/watermark';
import mothUrl from './moon-moth.webp';
import { element } from '../../../common/vanilla/elements';

let mark = opening;

const moth = new Image();
moth.src = mothUrl;
const stage = new Konva.Stage({ container: 'container' });
const layer = new Konva.Layer({ listening: false });
const sheet = new Konva.Group(sheetConfig);
const marks = new Konva.Group(marksConfig);
sheet.add(new Konva.Image({ ...PICTURE, image: moth }), marks);
stage.add(layer.add(sheet));

/** Puts the words in their positions. Texts that exist are moved. */
function change(patch: Partial<Mark>) {
  mark = { ...mark, ...patch };
  const configs = markConfigs(mark);
  const texts = [...marks.getChildren()];
  configs.forEach((config, i) => texts[i]?.setAttrs(config) ?? marks.add(new Konva.Text(config)));
  for (const spare of texts.slice(configs.length)) spare.destroy();
}

const words = element<HTMLInputElement>('#words');
const opacity = element<HTMLInputElement>('#opacity');
const size = element<HTMLInputElement>('#size');
words.value = mark.words;
opacity.valueAsNumber = mark.opacity;
size.valueAsNumber = mark.size;
words.addEventListener('input', () => change({ words: words.value }));
opacity.addEventListener('input', () => change({ opacity: opacity.valueAsNumber }));
size.addEventListener('input', () => change({ size: size.valueAsNumber }));
element('#export').addEventListener('click', () => savePng(sheet));

function fit() {
  const width = stage.container().clientWidth;
  const scale = width / PICTURE.width;
  stage.setAttrs({ width, height: PICTURE.height * scale, scaleX: scale, scaleY: scale });
}
new ResizeObserver(fit).observe(stage.container());
fit();
change({});
