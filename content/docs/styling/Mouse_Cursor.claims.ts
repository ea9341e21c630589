import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** A draggable group of two circles beside each other, and a fixed circle. */
function addShapes({ Konva, layer }: ClaimTools) {
  const group = new Konva.Group({ x: 60, y: 60, draggable: true });
  group.add(new Konva.Circle({ radius: 30, fill: 'red' }), new Konva.Circle({ x: 50, radius: 30, fill: 'blue' }));
  const fixed = new Konva.Circle({ x: 250, y: 60, radius: 30, fill: 'green' });
  layer.add(group, fixed).draw();
  return { group, fixed };
}

export default defineClaims([
  {
    says: '`mouseenter` and `mouseleave` fire at the outer border of a group but not between its children',
    run: (tools) => {
      const heard: string[] = [];
      addShapes(tools).group.on('mouseenter mouseleave', ({ type }) => heard.push(type));
      for (const x of [60, 110, 60, 180]) tools.mouse.move(x, 60);
      tools.expect(heard).toEqual(['mouseenter', 'mouseleave']);
    },
  },
  {
    says: '`mouseover` and `mouseout` fire at every child.',
    run: (tools) => {
      const heard: string[] = [];
      addShapes(tools).group.on('mouseover mouseout', ({ type }) => heard.push(type));
      for (const x of [60, 110, 180]) tools.mouse.move(x, 60);
      tools.expect(heard).toEqual(['mouseover', 'mouseout', 'mouseover', 'mouseout']);
    },
  },
  {
    says: '`event.target` is always a shape, but the draggable node may be a group above it. `findAncestor` finds it',
    run: (tools) => {
      const { stage, layer, mouse, expect } = tools;
      addShapes(tools);
      const isDraggable = (node: Konva.Node) => node.draggable();
      const targets: string[] = [];
      layer.on('mouseover', ({ target }) => {
        targets.push(target.getClassName());
        stage.container().style.cursor = target.findAncestor(isDraggable, true) ? 'grab' : 'default';
      });
      layer.on('mouseout', () => {
        stage.container().style.cursor = 'default';
      });
      const cursors = [60, 110, 180, 250].map((x) => {
        mouse.move(x, 60);
        return stage.container().style.cursor;
      });
      expect(cursors).toEqual(['grab', 'grab', 'default', 'default']);
      expect(new Set(targets)).toEqual(new Set(['Circle']));
    },
  },
  {
    says: 'A removed node does not fire `mouseleave`.',
    run: (tools) => {
      const { fixed } = addShapes(tools);
      const heard: string[] = [];
      fixed.on('mouseleave mouseout', ({ type }) => heard.push(type));
      fixed.on('click', () => fixed.destroy());
      tools.mouse.click(250, 60);
      tools.layer.draw();
      tools.mouse.move(180, 60);
      tools.expect(heard).toEqual([]);
    },
  },
  {
    says: 'Hover events do not fire during a drag.',
    run: (tools) => {
      const { fixed } = addShapes(tools);
      const heard: string[] = [];
      fixed.on('mouseenter mouseover', ({ type }) => heard.push(type));
      tools.mouse.down(60, 60);
      tools.mouse.move(70, 60);
      tools.mouse.move(250, 60);
      tools.expect(heard).toEqual([]);
      tools.mouse.up(250, 60);
    },
  },
  {
    says: 'You set the cursor on `stage.content`, where the Transformer also sets and clears it.',
    run: (tools) => {
      const { fixed } = addShapes(tools);
      tools.layer.add(new tools.Konva.Transformer({ nodes: [fixed] })).draw();
      const { content } = tools.stage;
      tools.stage.container().style.cursor = 'help';
      tools.mouse.move(280, 90);
      tools.expect(content.style.cursor).toBe('nwse-resize');
      tools.mouse.move(180, 200);
      tools.expect([content.style.cursor, tools.stage.container().style.cursor]).toEqual(['', 'help']);
    },
  },
]);
