import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'It appears under the pointer, so the pointer leaves the shape, the label disappears, and the pointer enters the shape again. Set `listening: false` on the label or its layer.',
    run: ({ Konva, layer, mouse, expect }) => {
      const dish = new Konva.Circle({ x: 100, y: 100, radius: 40, fill: 'red' });
      const label = new Konva.Label({ x: 100, y: 100, visible: false });
      label.add(new Konva.Tag({ fill: 'black' }), new Konva.Text({ text: 'Egg', padding: 9 }));
      layer.add(dish, label);
      const heard: string[] = [];
      dish.on('mouseover mouseout', ({ type }) => {
        heard.push(type);
        label.visible(type === 'mouseover');
      });
      /** Three moves over the dish, each after a drawing. */
      const wander = () => {
        heard.length = 0;
        for (const x of [104, 106, 108]) {
          layer.draw();
          mouse.move(x, 105);
        }
        return [...heard];
      };
      expect(wander()).toEqual(['mouseover', 'mouseout', 'mouseover']);
      mouse.move(300, 300);
      label.listening(false);
      expect(wander()).toEqual(['mouseover']);
    },
  },
  {
    says: 'Give it a `hitFunc` that traces the outline and calls `fillShape`. The shape needs no `fill`.',
    run: ({ Konva, stage, layer, expect }) => {
      const found = (config: object) => {
        const shape = new Konva.Shape({
          sceneFunc: (context) => {
            context.fillStyle = 'red';
            context.fillRect(50, 50, 80, 80);
          },
          ...config,
        });
        layer.destroyChildren();
        layer.add(shape);
        layer.draw();
        return stage.getIntersection({ x: 90, y: 90 }) === shape;
      };
      const hitFunc = (context: InstanceType<typeof Konva.Context>, shape: InstanceType<typeof Konva.Shape>) => {
        context.beginPath();
        context.rect(50, 50, 80, 80);
        context.fillShape(shape);
      };
      expect([found({}), found({ hitFunc })]).toEqual([false, true]);
    },
  },
  {
    says: "the label's position is always the tip of that arrow",
    run: ({ Konva, layer, expect }) => {
      const label = new Konva.Label({ x: 150, y: 100 });
      const tag = new Konva.Tag({ fill: 'black', pointerWidth: 12, pointerHeight: 8 });
      label.add(tag, new Konva.Text({ text: 'Egg', padding: 9 }));
      layer.add(label);
      const sides = (['down', 'up', 'left', 'right'] as const).map((direction) => {
        tag.pointerDirection(direction);
        const { x, y, width, height } = label.getClientRect();
        return { down: y + height, up: y, left: x, right: x + width }[direction];
      });
      sides.forEach((side, i) => expect(side).toBeCloseTo([100, 100, 150, 150][i] ?? NaN, 0));
    },
  },
]);
