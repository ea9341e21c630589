import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import type Konva from 'konva';
import { Layer, Rect, Stage } from 'react-konva';
import { readFen, START } from '../../../demos/sandbox/Chess_Board/shared/notation';
import { hitPiece } from '../../../demos/sandbox/Chess_Board/shared/pieces';
import { legalMoves, play, type Position } from '../../../demos/sandbox/Chess_Board/shared/rules';
import { squareUnder } from '../../../demos/sandbox/Chess_Board/shared/scene';

/** The piece belongs at 20, 20, whatever is rendered around it. */
const board = (says: string) => (
  <>
    <Stage width={400} height={300}>
      <Layer>
        <Rect x={20} y={20} width={40} height={40} fill="red" draggable onDragEnd={() => undefined} />
      </Layer>
    </Stage>
    <p>{says}</p>
  </>
);

export default defineClaims([
  {
    says: 'A refused piece stays where it was dropped. The drag moved the node, but the state did not change, so nothing renders.',
    run: async (tools) => {
      const { render } = await mountReact(tools, board(''));
      await tools.frames(2);
      tools.mouse.drag([40, 40], [140, 90]);
      render(board('The rook cannot go there.'));
      tools.expect(tools.Konva.stages[0]?.findOne('Rect')?.position()).toEqual({ x: 120, y: 70 });
    },
  },
  {
    says: 'The group is scaled, but the handler uses the position of the pointer on the stage. Read `Konva.Node#position` of the piece, or `Konva.Node#getRelativePointerPosition` of the group; here, both are measured in squares.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const group = new Konva.Group({ x: 10, y: 10, scaleX: 30, scaleY: 30 });
      const piece = new Konva.Rect({
        x: 0.5,
        y: 0.5,
        width: 1,
        height: 1,
        offsetX: 0.5,
        offsetY: 0.5,
        fill: 'red',
        draggable: true,
      });
      group.add(piece);
      layer.add(group).draw();
      const squares: (number | null)[] = [];
      piece.on('dragend', () => {
        const places = [stage.getPointerPosition(), piece.position(), group.getRelativePointerPosition()];
        squares.push(...places.map((place) => place && squareUnder(place, false)));
      });
      // From a8 to d7: three columns and one row.
      mouse.drag([25, 25], [115, 55]);
      expect(squares).toEqual([null, 11, 11]);
    },
  },
  {
    says: 'Without a `hitFunc`, Konva draws the hit graph with the `sceneFunc`, whose own colors Konva cannot assign to a shape.',
    run: ({ Konva, stage, layer, expect }) => {
      const drawSquare = (context: Konva.Context) => {
        context.fillStyle = '#fbeed8';
        context.fillRect(-0.5, -0.5, 1, 1);
      };
      const piece = new Konva.Shape({
        x: 50,
        y: 50,
        scaleX: 40,
        scaleY: 40,
        sceneFunc: drawSquare,
      });
      layer.add(piece).draw();
      expect(stage.getIntersection({ x: 60, y: 60 })).toBe(null);
      piece.hitFunc(hitPiece);
      layer.draw();
      expect(stage.getIntersection({ x: 60, y: 60 })).toBe(piece);
    },
  },
  {
    says: 'After a tap on an empty part of the stage, the browser also sends mouse events, and Konva fires both `tap` and `click`. Listen to `pointerclick`: Konva fires it once, for the mouse and for fingers.',
    run: async ({ stage, layer, device, frames, expect }) => {
      layer.draw();
      const heard: string[] = [];
      stage.on('tap click pointerclick', ({ type }) => heard.push(type));
      const { left, top } = stage.content.getBoundingClientRect();
      await device.tap(left + 60, top + 60);
      await frames(2);
      expect([...heard].sort()).toEqual(['click', 'pointerclick', 'tap']);
      heard.length = 0;
      await device.click(left + 60, top + 60);
      await frames(2);
      expect([...heard].sort()).toEqual(['click', 'pointerclick']);
    },
  },
  {
    says: 'compares them with the accepted numbers: 8,902 from the start.',
    run: ({ expect }) => {
      const count = (from: Position, depth: number): number => {
        const moves = legalMoves(from);
        return depth === 1 ? moves.length : moves.reduce((sum, move) => sum + count(play(from, move), depth - 1), 0);
      };
      const start = readFen(START);
      expect(typeof start === 'string' ? start : count(start, 3)).toBe(8902);
    },
  },
]);
