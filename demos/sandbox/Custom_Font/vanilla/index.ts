import Konva from 'konva';
import { describe, type Status } from '../shared/coffee';
import { dropFace, loadFace } from '../shared/face';
import { LABEL, lineConfigs, paintTable, placeTable } from '../shared/look';
import '../shared/style.css';
import fontAddress from './familjen-grotesk.woff2';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const weight = element<HTMLInputElement>('#weight');
const buttons = document.querySelectorAll('button');
container.ariaLabel = LABEL;

const stage = new Konva.Stage({ container });
const layer = new Konva.Layer({ listening: false });
stage.add(layer);
layer.add(new Konva.Shape({ sceneFunc: paintTable }));

let status: Status = 'fallback';
let face: FontFace | undefined;
const texts = lineConfigs(status, weight.valueAsNumber).map((config) => new Konva.Text(config));
layer.add(...texts);

function show(next: Status) {
  status = next;
  // A new family makes Konva measure the text again, with the font that is loaded now.
  lineConfigs(status, weight.valueAsNumber).forEach((config, i) => texts[i]?.setAttrs(config));
  for (const button of buttons) button.disabled = status === 'loading';
  element('#says').textContent = describe(status, weight.valueAsNumber);
}

async function load(address: string) {
  show('loading');
  try {
    const loaded = await loadFace(address);
    dropFace(face);
    face = loaded;
    show('ready');
  } catch {
    show('failed');
  }
}

function fallBack() {
  dropFace(face);
  face = undefined;
  show('fallback');
}

element('#load').addEventListener('click', () => void load(fontAddress));
element('#missing').addEventListener('click', () => void load('data:font/woff2;base64,AAAA'));
element('#fallback').addEventListener('click', fallBack);
weight.addEventListener('input', () => show(status));

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  layer.setAttrs(placeTable(stage.size()));
}
fit();
new ResizeObserver(fit).observe(container);
show(status);
