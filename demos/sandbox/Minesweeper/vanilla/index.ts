import Konva from 'konva';
import { byKey, newGame, press, scoreOf, SIZES, SMALL, tick, type Game } from '../shared/game';
import { cellConfig, groundConfig, lawnOf, ringOf } from '../shared/look';
import { createPress, preventMenu } from '../shared/press';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const select = element<HTMLSelectElement>('#size');
const putsFlags = element<HTMLInputElement>('#flags');
const stage = new Konva.Stage({ container });

// The grass is drawn once for each size, the cells when one of them changes.
const ground = new Konva.Shape<Konva.ShapeConfig>({});
const groundLayer = new Konva.Layer({ listening: false });
groundLayer.add(ground);
const cells = new Konva.Group();
const ring = { outer: new Konva.Rect(), inner: new Konva.Rect() };
const focus = new Konva.Group({ listening: false });
focus.add(ring.outer, ring.inner);
const lawn = new Konva.Group();
lawn.add(cells, focus);
const layer = new Konva.Layer();
layer.add(lawn);
stage.add(groundLayer, layer);

let game = newGame(SMALL, Math.random());
let hasKeys = false;
let timer: number | undefined;

/** Shows another state of the game. */
function apply(next: Game) {
  const isOtherSize = next.size !== game.size;
  game = next;
  if (isOtherSize) createCells();
  for (const [i, node] of cells.getChildren().entries()) node.setAttrs(cellConfig(game, i));
  ring.outer.setAttrs(ringOf(game, hasKeys).outer);
  ring.inner.setAttrs(ringOf(game, hasKeys).inner);
  element('#score').textContent = scoreOf(game);
  // If set every second, the same words would be announced again and again.
  const report = element('#report');
  if (report.textContent !== game.says) report.textContent = game.says;

  if (game.status === 'running') {
    timer ??= window.setInterval(() => apply(tick(game)), 1000);
  } else {
    stopTimer();
  }
}

function stopTimer() {
  window.clearInterval(timer);
  timer = undefined;
}

function createCells() {
  cells.destroyChildren();
  game.covers.forEach((_, i) => cells.add(new Konva.Shape(cellConfig(game, i))));
  fit();
}

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  ground.setAttrs(groundConfig(game.size, stage.size()));
  lawn.setAttrs(lawnOf(game.size, stage.size()));
}

const presses = createPress((cell, kind) => apply(press(game, cell, kind)));
stage.on('pointerdown', presses.begin);
stage.on('pointermove', presses.move);
stage.on('pointerup', presses.end);
stage.on('pointercancel pointerleave', presses.cancel);
stage.on('contextmenu', preventMenu);

container.addEventListener('keydown', (event) => {
  const change = byKey(event);
  if (!change) return;
  event.preventDefault();
  hasKeys = true;
  apply(change(game));
});
const setKeys = (hasThem: boolean) => {
  hasKeys = hasThem;
  apply(game);
};
container.addEventListener('focus', () => setKeys(container.matches(':focus-visible')));
container.addEventListener('blur', () => setKeys(false));

select.append(...SIZES.map(({ id, name }) => new Option(name, id)));
const begin = () => {
  const size = SIZES.find(({ id }) => id === select.value) ?? SMALL;
  apply(newGame(size, Math.random(), game.putsFlags));
};
select.addEventListener('change', begin);
putsFlags.addEventListener('change', () => apply({ ...game, putsFlags: putsFlags.checked }));
element('#again').addEventListener('click', begin);

stage.on('destroy', () => {
  stopTimer();
  presses.cancel();
});
new ResizeObserver(fit).observe(container);

createCells();
apply(game);
