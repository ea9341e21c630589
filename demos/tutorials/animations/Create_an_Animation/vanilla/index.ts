import Konva from 'konva';
import { wantsMotion } from '../../../../common/konva/wants-motion';
import * as ruler from '../shared/ruler';
import '../../../../common/konva/figures.css';

const stage = new Konva.Stage({ container: 'container', height: 150 });
const layer = new Konva.Layer();
const group = new Konva.Group(ruler.group);
const marks = new Konva.Line(ruler.marks);
const ball = new Konva.Circle(ruler.ball);
group.add(marks, new Konva.Line(ruler.line), ball);
group.add(...ruler.labels.map((label) => new Konva.Text(label)));
layer.add(group);
stage.add(layer);

const animation = new Konva.Animation((frame) => {
  const x = ruler.xAt(frame.time);
  ball.x(x);
  marks.points(ruler.addMark(marks.points(), x));
  if (ruler.isTimeToWrite(frame)) write(frame);
});

function write(frame?: Konva.Animation['frame']) {
  const entries = ruler.figuresOf(frame).map(({ name, value }) => {
    const entry = document.createElement('div');
    const term = document.createElement('dt');
    const figure = document.createElement('dd');
    term.textContent = name;
    figure.textContent = value;
    entry.append(term, figure);
    return entry;
  });
  document.querySelector('#figures')?.replaceChildren(...entries);
}
write();

const playButton = document.querySelector('#play');
function play(on: boolean) {
  if (on) animation.start();
  else animation.stop();
  if (playButton) playButton.textContent = on ? 'Pause' : 'Play';
}
play(wantsMotion());
playButton?.addEventListener('click', () => play(!animation.isRunning()));
document.querySelector('#block')?.addEventListener('click', () => ruler.block(300));
stage.on('destroy', () => animation.stop());

// The ruler is centered at x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
