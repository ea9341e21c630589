import { defineClaims } from '@site-packages/page-claims';
import { byKey, newGame } from '../../../demos/sandbox/Animals_on_the_Beach_Game/shared/game';

export default defineClaims([
  {
    says: 'A `Konva.Group` has no hit area: only its shapes are hit, and there is no shape between two arms of the octopus. For small children, add an invisible circle behind the animal; a shape with `opacity` 0 is still hit.',
    run: ({ Konva, stage, layer, expect }) => {
      const octopus = new Konva.Group({ x: 100, y: 100 });
      octopus.add(
        new Konva.Path({ data: 'M-40 0 L-40 40', stroke: 'purple', strokeWidth: 10 }),
        new Konva.Path({ data: 'M40 0 L40 40', stroke: 'purple', strokeWidth: 10 }),
      );
      layer.add(octopus).draw();
      expect(stage.getIntersection({ x: 60, y: 120 })?.parent).toBe(octopus);
      expect(stage.getIntersection({ x: 100, y: 120 })).toBe(null);
      const circle = new Konva.Circle({ radius: 60, fill: 'black', opacity: 0 });
      octopus.add(circle);
      circle.moveToBottom();
      layer.draw();
      expect(stage.getIntersection({ x: 100, y: 120 })).toBe(circle);
    },
  },
  {
    says: 'Images and rectangles have their origin in the top left corner, and the code measures the distance from there.',
    run: ({ Konva, expect }) => {
      const picture = { x: 100, y: 100, width: 60, height: 40 };
      const left = { x: 100, y: 100, width: 60, height: 40 };
      expect(new Konva.Rect(picture).getClientRect()).toEqual(left);
      expect(new Konva.Image({ ...picture, image: undefined }).getClientRect()).toEqual(left);
      const centered = new Konva.Rect({ ...picture, offsetX: 30, offsetY: 20 });
      expect(centered.getClientRect()).toEqual({ ...left, x: 70, y: 80 });
      expect(centered.position()).toEqual({ x: 100, y: 100 });
    },
  },
  {
    says: '`draggable` set to `false` only ends dragging; the node still fires events. Set `listening` to `false`, too.',
    run: ({ Konva, layer, mouse, expect }) => {
      const animal = new Konva.Circle({ x: 100, y: 100, radius: 40, fill: 'coral', draggable: true });
      layer.add(animal).draw();
      const heard: string[] = [];
      animal.on('mouseenter', ({ type }) => heard.push(type));
      animal.draggable(false);
      mouse.drag([100, 100], [150, 100]);
      expect(animal.x()).toBe(100);
      expect(heard).toEqual(['mouseenter']);
      mouse.move(300, 250);
      animal.listening(false);
      layer.draw();
      mouse.move(100, 100);
      expect(heard).toEqual(['mouseenter']);
    },
  },
  {
    says: 'the name of an animal says where its print is, such as "5 steps down and 3 steps to the left".',
    run: ({ expect }) => {
      let game = newGame();
      for (const key of [
        'ArrowDown',
        'ArrowDown',
        'ArrowDown',
        'ArrowDown',
        'ArrowDown',
        'ArrowLeft',
        'ArrowLeft',
        'ArrowLeft',
      ]) {
        game = byKey(game, 'octopus', key) ?? game;
      }
      expect(game.says).toBe('Octopus found its print. 1 of 4 are home.');
    },
  },
]);
