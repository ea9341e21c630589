import Konva from 'konva';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
export const HEIGHT = 420;
export const DEFAULTS = { stars: 10_000, layers: 10 };
export const LAYER_CHOICES = [1, 2, 5, 10];

// Ten layers are intended: the test shows their cost.
Konva.showWarnings = false;

/** A number from 0 to 1 that looks random but is the same for the same index. */
function noise(index: number, salt: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}

const ARMS = 4;
/** From the center outward. */
const COLORS = ['#fff3d6', '#fbd38a', '#f6997a', '#d973c0', '#9b7bf0', '#6ea8fe', '#7fe0e0'];

/** A star of the spiral around x = 0: its index decides the arm, and noise scatters it. */
function createStar(index: number, width: number): Konva.Circle {
  const distance = Math.pow(noise(index, 1), 0.7);
  const scatter = (noise(index, 2) + noise(index, 3) + noise(index, 4) - 1.5) * 0.75;
  const angle = ((index % ARMS) / ARMS) * 2 * Math.PI + distance * 4.6 + scatter;
  const reach = Math.min(width / 2 - 12, 330);
  const shade = Math.floor((distance + (noise(index, 5) - 0.5) * 0.18) * COLORS.length);
  return new Konva.Circle({
    id: String(index + 1),
    name: 'star',
    x: Math.cos(angle) * distance * reach,
    y: HEIGHT / 2 + Math.sin(angle) * distance * (HEIGHT / 2 - 14),
    radius: 1.4 + noise(index, 6) * 1.8,
    fill: COLORS[Math.min(Math.max(shade, 0), COLORS.length - 1)],
  });
}

/** Spreads that many stars over the layers in turn. Existing stars stay. */
export function setStars(layers: Konva.Layer[], stars: number, width: number) {
  layers.forEach((layer, i) => {
    const share = Math.ceil((stars - i) / layers.length);
    for (let n = layer.getChildren().length; n < share; n += 1) {
      layer.add(createStar(n * layers.length + i, width));
    }
    for (const surplus of layer.getChildren().slice(share)) surplus.destroy();
  });
}

/** Starts the drag of a star: on the top layer, which is otherwise empty, or on its own. Returns a function that ends it. */
export function pickUp(star: Konva.Circle, top: Konva.Layer, isLifted: boolean): () => void {
  const home = star.getLayer();
  if (isLifted) star.moveTo(top);
  star.startDrag();
  return () => {
    if (isLifted && home?.getStage()) star.moveTo(home);
  };
}
