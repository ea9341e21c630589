import type Konva from 'konva';

const CAKE = { width: 264, height: 172, corner: 30 };
const RIM = 16;

export const scene = {
  width: CAKE.width + 2 * RIM,
  height: CAKE.height + 2 * RIM,
  quality: 88,
  paint: (context: Konva.Context) => {
    context.translate(CAKE.width / 2 + RIM, CAKE.height / 2 + RIM);
    drawCake(context);
  },
};

/** A sheet cake from above: sponge, pink icing, pearls of cream, and a word. */
function drawCake(context: Konva.Context) {
  const { width, height, corner } = CAKE;
  const box = (grow: number, dx = 0, dy = 0) => {
    context.beginPath();
    context.roundRect(
      -width / 2 - grow + dx,
      -height / 2 - grow + dy,
      width + 2 * grow,
      height + 2 * grow,
      corner + grow,
    );
  };
  context.fillStyle = 'rgba(96, 44, 30, 0.3)';
  box(8, 3, 7);
  context.fill('nonzero');
  context.fillStyle = '#8a4b2f';
  box(8);
  context.fill('nonzero');
  context.fillStyle = '#c98a55';
  box(5);
  context.fill('nonzero');
  const icing = context.createLinearGradient(-width / 2, -height / 2, width / 2, height / 2);
  icing.addColorStop(0, '#ffc4cf');
  icing.addColorStop(1, '#f48fa8');
  context.fillStyle = icing;
  box(2);
  context.fill('nonzero');

  // Pearls along the edge.
  for (const [x, y] of pearls()) {
    context.fillStyle = 'rgba(150, 40, 70, 0.25)';
    context.beginPath();
    context.arc(x + 1, y + 1.6, 6.2, 0, 2 * Math.PI);
    context.fill('nonzero');
    context.fillStyle = '#fff8ef';
    context.beginPath();
    context.arc(x, y, 6, 0, 2 * Math.PI);
    context.fill('nonzero');
    context.fillStyle = '#ffffff';
    context.beginPath();
    context.arc(x - 1.6, y - 1.8, 1.9, 0, 2 * Math.PI);
    context.fill('nonzero');
  }

  context.lineJoin = 'round';
  context.font = 'italic bold 40px Georgia, "Times New Roman", serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.strokeStyle = 'rgba(150, 40, 70, 0.3)';
  context.lineWidth = 5;
  context.strokeText('Hooray', 1, 60);
  context.fillStyle = '#fffaf2';
  context.fillText('Hooray', 0, 58);
}

/** Places on the edge of the cake, about as far from each other. */
function pearls(): [number, number][] {
  const { width, height, corner } = CAKE;
  const [w, h] = [width / 2, height / 2];
  const found: [number, number][] = [];
  const along = (from: [number, number], to: [number, number], count: number) => {
    for (let i = 0; i < count; i += 1) {
      const part = i / count;
      found.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    }
  };
  const around = (x: number, y: number, start: number) => {
    for (let i = 0; i < 4; i += 1) {
      const angle = start + (i / 4) * (Math.PI / 2);
      found.push([x + Math.cos(angle) * corner, y + Math.sin(angle) * corner]);
    }
  };
  along([-w + corner, -h], [w - corner, -h], 17);
  around(w - corner, -h + corner, -Math.PI / 2);
  along([w, -h + corner], [w, h - corner], 9);
  around(w - corner, h - corner, 0);
  along([w - corner, h], [-w + corner, h], 17);
  around(-w + corner, h - corner, Math.PI / 2);
  along([-w, h - corner], [-w, -h + corner], 9);
  around(-w + corner, -h + corner, Math.PI);
  return found;
}
