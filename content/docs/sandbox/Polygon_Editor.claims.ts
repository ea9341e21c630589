import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'The handle writes its position into the list in `dragmove`, and the outline follows.',
    run: ({ Konva, layer, mouse, expect }) => {
      const corners = [
        { x: 60, y: 40 },
        { x: 220, y: 60 },
        { x: 150, y: 190 },
      ];
      const outline = new Konva.Line({ closed: true, stroke: '#93263f', strokeWidth: 3, hitStrokeWidth: 16 });
      const handles = new Konva.Group();
      layer.add(outline, handles);

      const draw = () => outline.points(corners.flatMap(({ x, y }) => [x, y]));
      corners.forEach((corner, i) => {
        const handle = new Konva.Circle({ ...corner, radius: 7, fill: 'white', stroke: '#93263f', draggable: true });
        handle.on('dragmove', () => {
          corners[i] = handle.position();
          draw();
        });
        handles.add(handle);
      });
      draw();
      layer.draw();
      mouse.drag([220, 60], [250, 100]);
      expect(outline.points()).toEqual([60, 40, 250, 100, 150, 190]);
      expect(corners[1]).toEqual({ x: 250, y: 100 });
    },
  },
  {
    says: 'Even without a `fill`, its inside receives the pointer, because the hit graph fills every closed line whose `Konva.Shape#fillEnabled` is not `false`.',
    run: ({ Konva, layer, stage, expect }) => {
      const line = new Konva.Line({
        points: [50, 50, 250, 50, 150, 250],
        closed: true,
        stroke: 'red',
        hitStrokeWidth: 16,
      });
      layer.add(line).draw();
      const inside = { x: 150, y: 120 };
      const beside = { x: 150, y: 44 };
      expect(stage.getIntersection(inside)).toBe(line);
      line.fillEnabled(false);
      layer.draw();
      expect(stage.getIntersection(inside)).toBe(null);
      expect(stage.getIntersection(beside)).toBe(line);
    },
  },
  {
    says: 'Konva fires `dblclick` on a shape only if the previous click ended on the same node.',
    run: ({ Konva, layer, stage, mouse, expect }) => {
      const heard: string[] = [];
      stage.on('dblclick', ({ target }) => heard.push(target.name()));
      const create = () =>
        layer.add(new Konva.Circle({ name: 'handle', x: 80, y: 80, radius: 20, fill: 'red' })).draw();
      create();
      const click = () => {
        mouse.down(80, 80);
        mouse.up(80, 80);
      };
      click();
      layer.destroyChildren();
      create();
      click();
      expect(heard).toEqual([]);
      // The two clicks after it are on one node.
      click();
      expect(heard).toEqual(['handle']);
    },
  },
  {
    says: 'Konva counts a press and a release on the same node as a click, even if the pointer moved far in between. Only a drag that Konva performs (`Konva.Node#draggable`) fires no click.',
    run: ({ Konva, layer, stage, mouse, expect }) => {
      const heard: string[] = [];
      const handle = new Konva.Circle({ x: 80, y: 80, radius: 20, fill: 'red' });
      layer.add(handle).draw();
      handle.on('click', () => heard.push('click'));
      const dragTo = (x: number) => {
        mouse.down(handle.x(), 80);
        mouse.move(x, 80);
        // Follows the pointer, as the state of an editor makes it.
        if (!handle.draggable()) handle.x(x);
        stage.draw();
        mouse.up(x, 80);
        stage.draw();
      };
      dragTo(200);
      expect(heard).toEqual(['click']);
      handle.draggable(true);
      dragTo(120);
      expect(handle.x()).toBe(120);
      expect(heard).toEqual(['click']);
    },
  },
  {
    says: 'Konva looks up a press in the hit graph of the last drawing, and a redraw waits for the next frame.',
    run: ({ Konva, layer, stage, mouse, expect }) => {
      const pressed: string[] = [];
      layer.add(new Konva.Rect({ name: 'edge', x: 50, y: 50, width: 100, height: 100, fill: 'red' })).draw();
      stage.on('mousedown', ({ target }) => {
        pressed.push(target.name());
        if (pressed.length === 1)
          layer.add(new Konva.Circle({ name: 'corner', x: 80, y: 80, radius: 10, fill: 'blue' }));
      });
      mouse.down(80, 80);
      mouse.up(80, 80);
      mouse.down(80, 80);
      mouse.up(80, 80);
      layer.draw();
      mouse.down(80, 80);
      mouse.up(80, 80);
      expect(pressed).toEqual(['edge', 'edge', 'corner']);
    },
  },
]);
