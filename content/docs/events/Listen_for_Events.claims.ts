import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

function addOval({ Konva, layer }: ClaimTools) {
  const card = new Konva.Rect({ name: 'card', width: 200, height: 200, fill: 'yellow' });
  const oval = new Konva.Ellipse({ name: 'oval', x: 100, y: 100, radiusX: 60, radiusY: 40, fill: 'red' });
  const group = new Konva.Group();
  layer.add(card, group.add(oval)).draw();
  return { card, oval, group };
}

const found = ({ stage }: ClaimTools) => stage.getIntersection({ x: 100, y: 100 })?.name();

export default defineClaims([
  {
    says: 'The change takes full effect on the next draw. Konva schedules that draw, which includes the hit canvas.',
    run: async (tools) => {
      const { oval } = addOval(tools);
      oval.listening(false);
      tools.layer.drawHit();
      tools.expect(found(tools)).toBe('card');
      oval.listening(true);
      tools.expect(found(tools)).toBe('card');
      await tools.frames(2);
      tools.expect(found(tools)).toBe('oval');
    },
  },
  {
    says: 'Its group does not listen, which overrides the value of the child.',
    run: (tools) => {
      const { oval, group } = addOval(tools);
      group.listening(false);
      oval.listening(true);
      tools.layer.draw();
      tools.expect([found(tools), oval.listening(), oval.isListening()]).toEqual(['card', true, false]);
    },
  },
  {
    says: 'It fires on the next move of the pointer.',
    run: (tools) => {
      const { oval } = addOval(tools);
      const heard: string[] = [];
      oval.on('mouseleave', ({ type }) => heard.push(type));
      tools.mouse.move(100, 100);
      oval.listening(false);
      tools.layer.draw();
      tools.expect(heard).toEqual([]);
      tools.mouse.move(101, 100);
      tools.expect(heard).toEqual(['mouseleave']);
    },
  },
  {
    says: 'the hit drawing, and the memory of one canvas as large as the stage',
    run: (tools) => {
      addOval(tools);
      tools.expect(tools.layer.hitCanvas.getWidth()).toBe(400);
      tools.layer.listening(false);
      tools.layer.draw();
      tools.expect([tools.layer.hitCanvas.getWidth(), tools.layer.hitCanvas.getHeight()]).toEqual([0, 0]);
    },
  },
]);
