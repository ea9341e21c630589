import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

function addPair({ Konva, layer }: ClaimTools) {
  const one = new Konva.Rect({ x: 0, y: 0, width: 100, height: 100, fill: 'red' });
  const two = new Konva.Rect({ x: 100, y: 0, width: 100, height: 100, fill: 'blue' });
  layer.add(one, two).draw();
  return { one, two };
}

export default defineClaims([
  {
    says: 'The second tap on the same shape within 400 milliseconds. Both taps also fire `tap`.',
    run: (tools) => {
      const { one } = addPair(tools);
      const heard: string[] = [];
      one.on('tap dbltap', ({ type }) => heard.push(type));
      tools.touch.tap(50, 50);
      tools.touch.tap(50, 50);
      tools.expect(heard).toEqual(['tap', 'tap', 'dbltap']);
    },
  },
  {
    says: 'In `touchend`, the list no longer contains the lifted finger. If it was the only one, `getPointerPosition` returns the point where it was lifted.',
    run: (tools) => {
      addPair(tools);
      const ends: unknown[] = [];
      tools.stage.on('touchend', () => {
        ends.push([tools.stage.getPointersPositions().length, tools.stage.getPointerPosition()]);
      });
      tools.touch.start([30, 40], [150, 50]);
      tools.touch.end([30, 40]);
      tools.touch.end();
      tools.expect(ends).toEqual([
        [1, { x: 30, y: 40 }],
        [0, { x: 30, y: 40 }],
      ]);
    },
  },
  {
    says: 'In Konva, they fire on the shape that is under the finger.',
    run: (tools) => {
      const { one, two } = addPair(tools);
      const heard: string[] = [];
      one.on('touchmove', () => heard.push('one'));
      two.on('touchmove', () => heard.push('two'));
      const slide = () => {
        tools.touch.start([50, 50]);
        tools.touch.move([150, 50]);
        tools.touch.end();
        return heard.splice(0);
      };
      tools.expect(slide()).toEqual(['two']);
      tools.Konva.capturePointerEventsEnabled = true;
      tools.expect(slide()).toEqual(['one']);
    },
  },
]);
