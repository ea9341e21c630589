import Konva from 'konva';
import sheet from './bird-sheet.webp';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

// Frames are numbered row by row: five in a row, each 240 by 240 pixels.
const frames = (...numbers: number[]) =>
  numbers.flatMap((n) => [(n % 5) * 240, Math.floor(n / 5) * 240, 240, 240]);

const animations = {
  idle: frames(0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 3, 0),
  jump: frames(4, 5, 6, 7, 8, 9),
};

const image = new Image();
const bird = new Konva.Sprite({
  name: 'bird',
  x: -84,
  y: 40,
  scaleX: 0.68,
  scaleY: 0.68,
  image,
  animations,
  animation: 'idle',
  frameRate: 9,
});
image.onload = () => {
  layer.add(bird);
  // A sprite does not play until it is started.
  bird.start();
};
image.src = sheet;

document.querySelector('#jump')?.addEventListener('click', () => {
  if (bird.animation() === 'jump') return;
  bird.animation('jump');
  // A new animation starts at frame 0, and returns to frame 0 after its last frame.
  bird.on('frameIndexChange.jump', () => {
    if (bird.frameIndex() !== 0) return;
    bird.off('frameIndexChange.jump');
    bird.animation('idle');
  });
});

const rate = document.querySelector<HTMLInputElement>('#rate');
rate?.addEventListener('input', () => bird.frameRate(rate.valueAsNumber));

// The bird is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
