import Konva from 'konva';
import * as ruler from '../shared/ruler';

const stage = new Konva.Stage({ container: 'container', height: 140 });
const layer = new Konva.Layer();
stage.add(layer);

const group = new Konva.Group(ruler.group);
const box = new Konva.Rect(ruler.box);
group.add(new Konva.Line(ruler.line));
group.add(...ruler.labels.map((label) => new Konva.Text(label)));
group.add(box);
layer.add(group);

let finished = 0;
let returned = 0;
const write = (id: string, text: string) => {
  const element = document.querySelector(id);
  if (element) element.textContent = text;
};
const tween = new Konva.Tween({
  node: box,
  duration: ruler.duration,
  ...ruler.goal,
  onUpdate: () => write('#time', ruler.timeAt(box.x())),
  onFinish: () => write('#finished', String(++finished)),
  onReset: () => write('#returned', String(++returned)),
});

const onClick = (id: string, act: () => void) =>
  document.querySelector(id)?.addEventListener('click', act);
onClick('#play', () => tween.play());
onClick('#pause', () => tween.pause());
onClick('#reverse', () => tween.reverse());
onClick('#reset', () => tween.reset());
onClick('#seek', () => tween.seek(3));
onClick('#finish', () => tween.finish());

// The scene is centered at x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
