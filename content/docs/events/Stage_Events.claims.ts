import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

function addSun({ Konva, layer }: ClaimTools) {
  const sun = new Konva.Circle({ name: 'sun', x: 100, y: 100, radius: 50, fill: 'yellow' });
  layer.add(sun).draw();
  return sun;
}

export default defineClaims([
  {
    says: '`event.target` is the shape under the pointer, or the stage if there is none.',
    run: (tools) => {
      const sun = addSun(tools);
      const targets: unknown[] = [];
      tools.stage.on('click', ({ target }) => targets.push(target));
      tools.mouse.click(100, 100);
      tools.mouse.click(300, 200);
      tools.expect(targets[0]).toBe(sun);
      tools.expect(targets[1]).toBe(tools.stage);
    },
  },
  {
    says: '`mouseenter` and `mouseleave` on the stage fire when the mouse enters and leaves the canvas. `pointerenter` does not fire on the stage.',
    run: async (tools) => {
      const { stage, container, device, until, expect } = tools;
      addSun(tools);
      const heard: string[] = [];
      stage.on('mouseenter mouseleave pointerenter', ({ type }) => heard.push(type));
      expect(container).toBeDefined();
      await device.move(600, 500);
      await device.move(100, 100);
      await device.move(300, 200);
      await device.move(600, 500);
      await until(() => heard.includes('mouseleave'));
      expect(heard).toEqual(['mouseenter', 'mouseleave']);
    },
  },
  {
    says: 'No pointer has been on the stage yet, or the mouse has left it.',
    run: (tools) => {
      addSun(tools);
      tools.expect(tools.stage.getPointerPosition()).toBeNull();
      tools.expect(tools.warnings).toHaveLength(1);
      tools.mouse.move(30, 40);
      tools.expect(tools.stage.getPointerPosition()).toEqual({ x: 30, y: 40 });
      tools.mouse.leave();
      tools.expect(tools.stage.getPointerPosition()).toBeNull();
      tools.stage.setPointersPositions(new MouseEvent('drop', { clientX: 60, clientY: 70 }));
      tools.expect(tools.stage.getPointerPosition()).toEqual({ x: 60, y: 70 });
    },
  },
]);
