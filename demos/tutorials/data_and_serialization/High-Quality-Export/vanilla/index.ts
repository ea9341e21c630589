import Konva from 'konva';
import { exportLabel } from '../shared/export-label';
import * as scene from '../shared/label';
import leavesUrl from './leaf-tile.webp';
import '../shared/files.css';

const select = document.querySelector<HTMLSelectElement>('#detail');
const sharp = document.querySelector<HTMLInputElement>('#sharp');
select?.append(...Object.keys(scene.details).map((name) => new Option(name)));

const stage = new Konva.Stage({ container: 'container', height: 204 });
const layer = new Konva.Layer();
const label = new Konva.Group(scene.area);
const leaves = new Konva.Image({ ...scene.leaves, image: undefined });
const star = new Konva.Star(scene.star);
label.add(
  new Konva.Rect(scene.paper),
  leaves,
  new Konva.Text(scene.title),
  new Konva.Text(scene.smallPrint),
  ...scene.bars.map((bar) => new Konva.Rect(bar)),
  star,
);
// The frame is not in the group that is exported.
const mark = new Konva.Group(scene.area);
const frame = new Konva.Rect();
layer.add(label, mark.add(frame));
stage.add(layer);

let files: ReturnType<typeof exportLabel> = [];
function exportFiles() {
  star.cache({ pixelRatio: sharp?.checked ? 3 : 1 });
  files = exportLabel(label);
  show();
}

function show() {
  const detail = select && scene.isDetail(select.value) ? select.value : 'Text';
  frame.setAttrs(scene.frameAround(detail));
  const figures = files.map(({ pixelRatio, url, fileName, pixels, kilobytes }) => {
    const figure = document.createElement('figure');
    figure.innerHTML = `
      <div role="img" aria-label="Detail at ratio ${pixelRatio}"></div>
      <figcaption>
        <b>pixelRatio ${pixelRatio}</b>
        <span>${pixels}</span>
        <span>${kilobytes}</span>
        <a href="${url}" download="${fileName}">Download ${pixelRatio}×</a>
      </figcaption>`;
    const picture = figure.querySelector('div');
    if (picture) Object.assign(picture.style, scene.enlarge(url, detail));
    return figure;
  });
  document.querySelector('#files')?.replaceChildren(...figures);
}
show();
select?.addEventListener('change', show);
sharp?.addEventListener('change', exportFiles);

const image = new Image();
image.onload = () => {
  leaves.image(image);
  exportFiles();
};
image.src = leavesUrl;

// The label is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
