import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 280 });
const layer = new Konva.Layer();
stage.add(layer);

// The other slices share the rest in these proportions.
const slices = [
  { part: 0, fill: '#f2664a', out: true },
  { part: 0.5, fill: '#1f9aa5', out: false },
  { part: 0.3, fill: '#f6b73c', out: false },
  { part: 0.2, fill: '#8457c9', out: false },
];

const wedges = slices.map((slice) => {
  const wedge = new Konva.Wedge({
    name: 'slice',
    radius: 108,
    angle: 0,
    fill: slice.fill,
    stroke: '#ffffff',
    strokeWidth: 4,
    lineJoin: 'round',
  });
  wedge.on('click tap', () => {
    slice.out = !slice.out;
    update();
  });
  return wedge;
});
layer.add(...wedges);

const share = document.querySelector<HTMLInputElement>('#share');
const turn = document.querySelector<HTMLInputElement>('#turn');

function update() {
  const first = (share?.valueAsNumber ?? 35) / 100;
  let rotation = turn?.valueAsNumber ?? -90;
  slices.forEach(({ part, out }, i) => {
    const angle = 360 * (i === 0 ? first : (1 - first) * part);
    // A slice moves out along the line that halves it.
    const middle = ((rotation + angle / 2) * Math.PI) / 180;
    wedges[i]
      ?.position({
        x: out ? 18 * Math.cos(middle) : 0,
        y: stage.height() / 2 + (out ? 18 * Math.sin(middle) : 0),
      })
      .angle(angle)
      .rotation(rotation);
    rotation += angle;
  });
}

share?.addEventListener('input', update);
turn?.addEventListener('input', update);
update();

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
