import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addSkin({ Konva, layer }: ClaimTools, config: Partial<Konva.CircleConfig> = {}): Konva.Circle {
  const skin = new Konva.Circle({ x: 100, y: 100, radius: 50, fill: 'yellow', ...config });
  layer.add(skin).draw();
  return skin;
}

export default defineClaims([
  {
    says: 'The pointer left the shape before the release, so another node received `mouseup`. Listen for the release on the stage',
    run: (tools) => {
      const heard: string[] = [];
      addSkin(tools).on('mouseup', () => heard.push('skin'));
      tools.stage.on('mouseup', () => heard.push('stage'));
      tools.mouse.down(100, 100);
      tools.mouse.move(250, 100);
      tools.mouse.up(250, 100);
      tools.expect(heard).toEqual(['stage']);
    },
  },
  {
    says: 'Konva prevents them on shapes.',
    run: async (tools) => {
      const { device, until, expect } = tools;
      const heard: string[] = [];
      const skin = addSkin(tools);
      addSkin(tools, { x: 300, preventDefault: false }).on('mousedown touchstart', ({ type }) => heard.push(type));
      skin.on('mousedown touchstart', ({ type }) => heard.push(`skin ${type}`));
      await device.tap(100, 100);
      await device.tap(300, 100);
      await until(() => heard.includes('mousedown'));
      // A mouse that rests here would take part in the next claim.
      await device.move(700, 550);
      expect(heard).toEqual(['skin touchstart', 'touchstart', 'mousedown']);
    },
  },
  {
    says: '`Konva.Stage#getPointerPosition` works for both mouse and finger.',
    run: (tools) => {
      const points: (Konva.Vector2d | null)[] = [];
      addSkin(tools).on('mousedown touchstart', () => points.push(tools.stage.getPointerPosition()));
      tools.mouse.click(90, 110);
      tools.touch.tap(90, 110);
      tools.expect(points).toEqual([
        { x: 90, y: 110 },
        { x: 90, y: 110 },
      ]);
    },
  },
]);
