import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import type Konva from 'konva';
import { Circle, Layer, Rect, Stage } from 'react-konva';
import * as strict from '../../../demos/guides/react/TypeScript/react/strict-konva';

/** What the compiler says to a line: these are checked with the types of the demos, and run in no claim. */
export const compiled = [
  // @ts-expect-error The value of a known prop is checked.
  () => <Circle radius="20" />,
  // @ts-expect-error The ref is for another class.
  (ref: React.RefObject<Konva.Circle>) => <Rect ref={ref} />,
  // @ts-expect-error A drag has no touches.
  () => <Circle onDragEnd={(event) => event.evt.touches} />,
  // @ts-expect-error The target is a shape or a stage.
  (event: Konva.KonvaEventObject<PointerEvent>) => event.target.radius(),
  // @ts-expect-error A prop that is not a listener gives its parameter no type.
  () => <Circle onFoo={(event) => event} />,
  () => <Circle radus={20} />,
  () => <Stage />,
  () => <Circle radius={20}>text</Circle>,
  (): Omit<Konva.CircleConfig, 'radius'> => ({ x: 'not a number' }),
  // @ts-expect-error `Pick` keeps the types.
  (): Pick<Konva.CircleConfig, 'x'> => ({ x: 'not a number' }),
  // @ts-expect-error The strict component knows its props.
  () => <strict.Circle radus={20} />,
  // @ts-expect-error A shape has no children.
  () => <strict.Circle radius={20}>text</strict.Circle>,
  // @ts-expect-error The declared keys remain.
  (): Omit<strict.Known<Konva.CircleConfig>, 'radius'> => ({ x: 'not a number' }),
  () => <strict.Circle key="a" radius={20} blurRadius={4} onDragEnd={(event) => event.target.position()} />,
];

export default defineClaims([
  {
    says: '`<Circle radus={20} />` stores an attribute `radus`, and the radius stays 0.',
    run: async (tools) => {
      await mountReact(
        tools,
        <Stage width={200} height={100}>
          <Layer>
            <Circle name="typo" radus={20} fill="red" />
          </Layer>
        </Stage>,
      );
      const node = tools.Konva.stages[0]?.findOne<Konva.Circle>('.typo');
      tools.expect([node?.getAttr('radus'), node?.radius()]).toEqual([20, 0]);
    },
  },
  {
    says: '`onFoo` listens for an event `foo`, which nothing fires.',
    run: async (tools) => {
      let calls = 0;
      const props = { onFoo: () => (calls += 1) };
      await mountReact(
        tools,
        <Stage width={200} height={100}>
          <Layer>
            <Circle name="lamp" x={50} y={50} radius={40} fill="red" {...props} />
          </Layer>
        </Stage>,
      );
      tools.mouse.click(50, 50);
      tools.expect(calls).toBe(0);
      tools.Konva.stages[0]?.findOne('.lamp')?.fire('foo');
      tools.expect(calls).toBe(1);
    },
  },
  {
    says: 'The file changes nothing at run time.',
    run: ({ expect }) => {
      expect([strict.Circle, strict.Rect, strict.Stage]).toEqual([Circle, Rect, Stage]);
    },
  },
  {
    says: '`Konva.Node#setAttrs` takes the config of the class, with its required options. Call the setters: `star.rotation(30).scaleX(2)`.',
    run: ({ Konva, expect }) => {
      const star = new Konva.Star({ numPoints: 5, innerRadius: 10, outerRadius: 20 });
      // @ts-expect-error: Argument of type '{ rotation: number; }' is not assignable to parameter of type 'StarConfig'.
      star.setAttrs({ rotation: 15 });
      star.rotation(30).scaleX(2);
      expect([star.rotation(), star.scaleX(), star.numPoints()]).toEqual([30, 2, 5]);
    },
  },
]);
