import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: '`contextmenu` bubbles from the shape to the stage, so one listener serves all plants.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      layer.add(new Konva.Rect({ name: 'plant', width: 60, height: 60, fill: 'red' })).draw();
      const heard: string[] = [];
      stage.on('contextmenu', ({ target }) => heard.push(target.name() || target.getType()));
      mouse.click(30, 30, { button: 2 });
      mouse.click(120, 100, { button: 2 });
      expect(heard).toEqual(['plant', 'Stage']);
    },
  },
  {
    says: 'Konva checks the button only for dragging.',
    run: ({ Konva, layer, mouse, expect }) => {
      const rect = new Konva.Rect({ width: 60, height: 60, fill: 'red', draggable: true });
      layer.add(rect).draw();
      const heard: number[] = [];
      rect.on('click', ({ evt }) => heard.push(evt.button));
      mouse.click(30, 30, { button: 2 });
      expect(heard).toEqual([2]);
      mouse.drag([30, 30], [90, 30], { button: 2 });
      expect(rect.x()).toBe(0);
      mouse.drag([30, 30], [90, 30]);
      expect(rect.x()).toBe(60);
    },
  },
  {
    says: "`getPointerPosition()` is in pixels of the stage, like the menu's `left` and `top`, at any scale of the stage.",
    run: ({ stage, layer, mouse, expect }) => {
      stage.scale({ x: 2, y: 2 });
      layer.draw();
      mouse.move(80, 60);
      expect(stage.getPointerPosition()).toEqual({ x: 80, y: 60 });
      expect(layer.getRelativePointerPosition()).toEqual({ x: 40, y: 30 });
    },
  },
  {
    says: 'Konva calls `preventDefault()` for touches on shapes that listen.',
    run: ({ Konva, layer, stage, touch, expect }) => {
      const rect = new Konva.Rect({ width: 60, height: 60, fill: 'red' });
      layer.add(rect).draw();
      const prevented: boolean[] = [];
      const hear = ({ defaultPrevented }: Event) => prevented.push(defaultPrevented);
      stage.content.parentElement?.addEventListener('touchstart', hear);
      const press = () => {
        layer.draw();
        touch.start([30, 30]);
        touch.end([30, 30]);
      };
      press();
      rect.preventDefault(false);
      press();
      rect.preventDefault(true).listening(false);
      press();
      expect(prevented).toEqual([true, false, false]);
    },
  },
]);
