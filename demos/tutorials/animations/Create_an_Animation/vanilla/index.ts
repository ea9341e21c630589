import Konva from 'konva';
import * as ruler from '../shared/ruler';

const stage = new Konva.Stage({ container: 'container', height: 150 });
const layer = new Konva.Layer();
const group = new Konva.Group(ruler.group);
const marks = new Konva.Line(ruler.marks);
const ball = new Konva.Circle(ruler.ball);
group.add(marks, new Konva.Line(ruler.line), ball);
group.add(...ruler.labels.map((label) => new Konva.Text(label)));
layer.add(group);
stage.add(layer);

const text = document.querySelector('#frame');
const animation = new Konva.Animation((frame) => {
  const x = ruler.xAt(frame.time);
  ball.x(x);
  marks.points(ruler.addMark(marks.points(), x));
  if (text && ruler.isTimeToWrite(frame)) text.textContent = ruler.inWords(frame);
});

const playButton = document.querySelector('#play');
function play(on: boolean) {
  if (on) animation.start();
  else animation.stop();
  if (playButton) playButton.textContent = on ? 'Pause' : 'Play';
}
play(ruler.wantsMotion());
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
