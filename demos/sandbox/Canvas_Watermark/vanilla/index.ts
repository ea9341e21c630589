import Konva from 'konva';
import { savePng } from '../../../common/konva/files';
import {
  exportSheet,
  markConfigs,
  marksConfig,
  pictureConfig,
  placePicture,
  shadowConfig,
  sheetConfig,
} from '../shared/look';
import '../shared/style.css';
import { describe, openingMark, SIZES, type Mark } from '../shared/watermark';
import mothUrl from './moon-moth.webp';
import { element } from '../../../common/vanilla/elements';

let mark = openingMark;

const container = element<HTMLDivElement>('#container');
const moth = new Image();
moth.src = mothUrl;
const stage = new Konva.Stage({ container });
const layer = new Konva.Layer({ listening: false });
const sheet = new Konva.Group(sheetConfig);
const marks = new Konva.Group(marksConfig);
sheet.add(new Konva.Image({ ...pictureConfig, image: moth }), marks);
layer.add(new Konva.Rect(shadowConfig), sheet);
stage.add(layer);

const words = element<HTMLInputElement>('#words');
const opacity = element<HTMLInputElement>('#opacity');
const size = element<HTMLInputElement>('#size');
words.value = mark.words;
opacity.valueAsNumber = mark.opacity;
size.min = String(SIZES.min);
size.max = String(SIZES.max);
size.valueAsNumber = mark.size;

const say = (text: string) => (element('#status').textContent = text);

/** Puts the words in their places. */
function change(patch: Partial<Mark>) {
  mark = { ...mark, ...patch };
  const configs = markConfigs(mark);
  marks.destroyChildren();
  for (const config of configs) marks.add(new Konva.Text(config));
  say(describe(mark, configs.length));
}

words.addEventListener('input', () => change({ words: words.value }));
opacity.addEventListener('input', () => change({ opacity: opacity.valueAsNumber }));
size.addEventListener('input', () => change({ size: size.valueAsNumber }));
element('#export').addEventListener('click', () => {
  savePng(exportSheet(sheet), 'watermarked.png').catch((error: unknown) => say(String(error)));
});

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  layer.setAttrs(placePicture(stage.size()));
}
new ResizeObserver(fit).observe(container);
fit();
change({});
