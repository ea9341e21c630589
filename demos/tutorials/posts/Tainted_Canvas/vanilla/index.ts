import Konva from 'konva';
import { loadBlocked, loadCopy } from './pictures';
import './style.css';

const stage = new Konva.Stage({ container: 'container', height: 120 });
const layer = new Konva.Layer();
stage.add(layer);

// Konva skips filters that it cannot apply, so a second filter in the list notes that they ran.
let hasRun = false;
const noteRun = () => {
  hasRun = true;
};

const views = [
  { name: 'plain', label: 'No filter', x: -150, filters: [] },
  { name: 'function', label: 'Filters.Invert', x: -48, filters: [Konva.Filters.Invert, noteRun] },
  { name: 'string', label: "'invert(1)'", x: 54, filters: ['invert(1)'] },
];
const pictures = views.map(({ name, label, x, filters }) => {
  const box = { x, width: 96 };
  const picture = new Konva.Image({ ...box, name, y: 12, height: 72, filters, image: undefined });
  const text = { y: 92, align: 'center', fontSize: 13, fill: '#1b1f2a' };
  layer.add(picture, new Konva.Text({ ...box, ...text, text: label }));
  return picture;
});

const calls: Record<string, () => Promise<string>> = {
  'toDataURL()': async () => `${stage.toDataURL().length} characters`,
  'toBlob()': async () => `${(await stage.toBlob()).size} bytes`,
  'toCanvas()': async () => `a canvas, ${stage.toCanvas().width} pixels wide`,
  'getImageData()': async () => {
    const pixels = stage.toCanvas().getContext('2d')?.getImageData(0, 0, 96, 72);
    return `${pixels?.data.length} values`;
  },
  'Filters.Invert': async () => {
    if (!hasRun) throw new Error('Left out. Konva logs the reason.');
    return 'applied';
  },
};

/** The last sentence of a message: messages of the browser begin with the name of the method. */
function inShort({ name, message }: Error) {
  return `${name}: ${message.split(': ').at(-1)}`;
}

function show(image: HTMLImageElement) {
  hasRun = false;
  for (const picture of pictures) picture.image(image).cache();
  layer.draw();

  const rows = Object.entries(calls).map(([call, run]) => {
    const row = document.createElement('tr');
    const head = document.createElement('th');
    head.textContent = call;
    row.append(head);
    const cell = row.insertCell();
    run().then(
      (answer) => (cell.textContent = answer),
      (error: Error) => {
        cell.textContent = inShort(error);
        cell.className = 'failed';
      },
    );
    return row;
  });
  document.querySelector('tbody')?.replaceChildren(...rows);
}

// The images are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

const [copy, blocked] = await Promise.all([loadCopy(), loadBlocked()]);
const select = document.querySelector<HTMLSelectElement>('#picture');
select?.addEventListener('change', () => show(select.value === 'blocked' ? blocked : copy));
show(copy);
