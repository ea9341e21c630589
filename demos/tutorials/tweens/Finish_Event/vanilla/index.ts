import Konva from 'konva';
import { angleText, duration, messages, star as look } from '../shared/star';

const stage = new Konva.Stage({ container: 'container', height: 184 });
const layer = new Konva.Layer();
stage.add(layer);

const star = new Konva.Star(look);
layer.add(star);

let turns = 0;
let tween: Konva.Tween | undefined;
const write = (id: string, text: string) => {
  const element = document.querySelector(id);
  if (element) element.textContent = text;
};

function rotate() {
  // Without this, the interrupted tween would also call `onFinish`.
  tween?.destroy();
  write('#message', messages.rotating);
  tween = star.to({
    rotation: star.rotation() + 360,
    duration,
    onUpdate: () => write('#angle', angleText(star.rotation())),
    onFinish: () => {
      turns += 1;
      write('#turns', String(turns));
      write('#message', messages.finished);
    },
  });
}

function stop() {
  if (!tween?.anim.isRunning()) return;
  // A destroyed tween calls nothing, so the message is written here.
  tween.destroy();
  write('#message', messages.stopped);
}

document.querySelector('#rotate')?.addEventListener('click', rotate);
document.querySelector('#stop')?.addEventListener('click', stop);

// The star is at x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
