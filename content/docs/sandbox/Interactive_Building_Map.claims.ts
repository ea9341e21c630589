import { defineClaims } from '@site-packages/page-claims';

const OUTLINE = [80, 80, 280, 80, 280, 180, 80, 180];

export default defineClaims([
  {
    says: 'Each floor is a polygon without a fill, and two listeners tint it and show a label that ignores the pointer:',
    run: ({ Konva, layer, mouse, expect }) => {
      const floor = new Konva.Line({ points: OUTLINE, closed: true });
      const label = new Konva.Label({ visible: false, listening: false });
      label.add(
        new Konva.Tag({ fill: '#26304a', pointerDirection: 'down', pointerWidth: 18, pointerHeight: 10 }),
        new Konva.Text({ text: 'First floor', padding: 8, fill: 'white' }),
      );
      layer.add(floor, label).draw();
      floor.on('mousemove', () => {
        floor.fill('#3fa66b80');
        label.setAttrs({ ...layer.getRelativePointerPosition(), visible: true });
      });
      floor.on('mouseleave', () => {
        floor.fill('');
        label.hide();
      });
      mouse.move(150, 120);
      expect([floor.fill(), label.visible(), label.x(), label.y()]).toEqual(['#3fa66b80', true, 150, 120]);
      layer.draw();
      mouse.move(160, 115);
      expect([label.visible(), label.x()]).toEqual([true, 160]);
      mouse.move(20, 20);
      expect([floor.fill(), label.visible()]).toEqual(['', false]);
    },
  },
  {
    says: 'The stage receives `mousemove` with the shape below the pointer as its target.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      layer.add(new Konva.Line({ points: OUTLINE, closed: true, name: 'area' })).draw();
      const heard: string[] = [];
      stage.on('mousemove', ({ target }) => heard.push(target === stage ? 'stage' : target.name()));
      mouse.move(150, 120);
      mouse.move(20, 20);
      expect(heard).toEqual(['area', 'stage']);
    },
  },
  {
    says: 'The position of a `Konva.Label` is the tip of its pointer.',
    run: ({ Konva, layer, expect }) => {
      const label = new Konva.Label({ x: 200, y: 120 });
      const tag = new Konva.Tag({ fill: 'black', pointerWidth: 16, pointerHeight: 10 });
      label.add(tag, new Konva.Text({ text: 'Gym', padding: 8 }));
      layer.add(label);
      const sides = { down: [0.5, 1], up: [0.5, 0], left: [0, 0.5], right: [1, 0.5] } as const;
      for (const side of ['down', 'up', 'left', 'right'] as const) {
        tag.pointerDirection(side);
        const { x, y, width, height } = tag.getClientRect();
        const [across, down] = sides[side];
        expect(x + across * width).toBeCloseTo(200, 0);
        expect(y + down * height).toBeCloseTo(120, 0);
      }
    },
  },
  {
    says: 'It appears under the pointer, so the pointer leaves the area; the code hides the label, and the pointer enters the area again. Set `listening: false` on the label.',
    run: ({ Konva, layer, mouse, expect }) => {
      const floor = new Konva.Line({ points: OUTLINE, closed: true });
      const label = new Konva.Label({ visible: false });
      label.add(new Konva.Tag({ fill: 'black' }), new Konva.Text({ text: 'Gym', padding: 20 }));
      layer.add(floor, label);
      const heard: string[] = [];
      floor.on('mouseenter mouseleave', ({ type }) => {
        heard.push(type);
        label.setAttrs({ x: 130, y: 100, visible: type === 'mouseenter' });
      });
      const wander = () => {
        heard.length = 0;
        for (const x of [140, 142, 144]) {
          layer.draw();
          mouse.move(x, 115);
        }
        return [...heard];
      };
      expect(wander()).toEqual(['mouseenter', 'mouseleave', 'mouseenter']);
      mouse.move(10, 10);
      label.listening(false);
      expect(wander()).toEqual(['mouseenter']);
    },
  },
  {
    says: 'The inside of an open line is not part of its hit region, with or without a fill.',
    run: ({ Konva, stage, layer, expect }) => {
      const line = new Konva.Line({ points: OUTLINE, stroke: 'black' });
      layer.add(line);
      const found = (attrs: object) => {
        for (const [name, value] of Object.entries(attrs)) line.setAttr(name, value);
        layer.draw();
        return stage.getIntersection({ x: 150, y: 120 }) === line;
      };
      expect([found({ closed: false }), found({ fill: 'red' })]).toEqual([false, false]);
      expect([found({ closed: true }), found({ fill: '' })]).toEqual([true, true]);
    },
  },
  {
    says: 'An invisible node is not drawn on the hit graph either. Leave it visible, without a fill and a stroke; `opacity: 0` works as well.',
    run: ({ Konva, stage, layer, expect }) => {
      const line = new Konva.Line({ points: OUTLINE, closed: true });
      layer.add(line);
      const found = (attrs: object) => {
        for (const [name, value] of Object.entries(attrs)) line.setAttr(name, value);
        layer.draw();
        return stage.getIntersection({ x: 150, y: 120 }) === line;
      };
      expect([found({}), found({ visible: false }), found({ visible: true, opacity: 0 })]).toEqual([true, false, true]);
    },
  },
  {
    says: '`Konva.Node#preventDefault` is `true` by default, so the browser does not scroll.',
    run: ({ Konva, stage, layer, expect }) => {
      const line = new Konva.Line({ points: OUTLINE, closed: true });
      layer.add(line).draw();
      expect(line.preventDefault()).toBe(true);
      const isPrevented = () => {
        const { left, top } = stage.content.getBoundingClientRect();
        const touch = new Touch({ identifier: 1, target: stage.content, clientX: left + 150, clientY: top + 120 });
        const event = new TouchEvent('touchstart', {
          changedTouches: [touch],
          touches: [touch],
          cancelable: true,
          bubbles: true,
        });
        stage.content.dispatchEvent(event);
        return event.defaultPrevented;
      };
      expect(isPrevented()).toBe(true);
      line.preventDefault(false);
      expect(isPrevented()).toBe(false);
    },
  },
]);
