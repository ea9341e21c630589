import Konva from 'konva';

export interface Card {
  group: Konva.Group;
  /** Cleans up what the card started, with one entry for each kind. */
  ends: Record<'nodes' | 'animation' | 'tween' | 'listener', () => void>;
}

const COLORS = ['#1f9aa5', '#8457c9', '#3fa66b', '#2f4bd8'];

/** Opens a card in the middle of the layer: a group, an animation, a tween, and a listener on the stage. */
export function openCard(layer: Konva.Layer, number: number): Card {
  const group = new Konva.Group({ name: 'card', y: 85 });
  const panel = new Konva.Rect({
    x: -110,
    y: -55,
    width: 220,
    height: 110,
    cornerRadius: 12,
    fill: COLORS[number % COLORS.length],
    shadowBlur: 12,
    shadowOpacity: 0.4,
  });
  const title = new Konva.Text({
    text: `Card ${number}`,
    x: -90,
    y: -36,
    fontSize: 24,
    fill: '#fff',
  });
  const clock = new Konva.Text({ name: 'clock', x: -90, y: 14, fontSize: 16, fill: '#fff' });
  const dot = new Konva.Circle({ name: 'dot', x: 70, y: -24, radius: 10, fill: '#f6b73c' });
  group.add(panel, title, clock, dot);
  layer.add(group);
  panel.cache();

  const animation = new Konva.Animation(({ time }) => {
    clock.text(`open for ${Math.floor(time / 1000)} s`);
  });
  animation.start();

  // Created once, and played at each hover.
  const grow = new Konva.Tween({ node: group, scaleX: 1.08, scaleY: 1.08, duration: 0.15 });
  group.on('pointerenter', () => grow.play());
  group.on('pointerleave', () => grow.reverse());

  // The dot follows the pointer, even outside the card.
  const move = `pointermove.card${number}`;
  const stage = layer.getStage();
  stage?.on(move, () => {
    const pointer = group.getRelativePointerPosition();
    if (pointer) dot.x(Math.max(-90, Math.min(pointer.x, 90)));
  });

  return {
    group,
    ends: {
      nodes: () => group.destroy(),
      animation: () => animation.stop(),
      tween: () => grow.destroy(),
      listener: () => stage?.off(move),
    },
  };
}
