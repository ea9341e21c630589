import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import type Konva from 'konva';
import { useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';

/** A picture of 200 by 100 pixels: red, and blue from the middle on. */
function drawing(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 200;
  canvas.height = 100;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas.');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, 200, 100);
  context.fillStyle = '#0000ff';
  context.fillRect(100, 0, 100, 100);
  return canvas;
}

const colorAt = (canvas: HTMLCanvasElement, x: number, y: number) => [
  ...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? []),
];

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const AREA = { x: 50, y: 20, width: 40, height: 30, pixelRatio: 1 };

export default defineClaims([
  {
    says: '`Konva.Stage#toCanvas` and `toDataURL` of a stage take x, y, width and height in pixels of the stage, where the image is drawn smaller. Export a node that is not scaled, as `exportCrop` does.',
    run: ({ Konva, stage, layer, expect }) => {
      const image = drawing();
      layer.add(new Konva.Image({ image }));
      layer.scale({ x: 0.5, y: 0.5 });
      layer.draw();
      // At half its size, the blue half of the picture begins at 50.
      expect(colorAt(stage.toCanvas(AREA), 10, 10)).toEqual(BLUE);
      const exported = new Konva.Image({ image }).toCanvas(AREA);
      expect([exported.width, exported.height]).toEqual([40, 30]);
      expect(colorAt(exported, 10, 10)).toEqual(RED);
      expect(colorAt(new Konva.Image({ image }).toCanvas({ ...AREA, x: 99 }), 0, 0)).toEqual(RED);
      expect(colorAt(new Konva.Image({ image }).toCanvas({ ...AREA, x: 100 }), 0, 0)).toEqual(BLUE);
    },
  },
  {
    says: 'An export of a stage or a layer contains all its visible nodes in the area. Export the image node only.',
    run: ({ Konva, stage, layer, expect }) => {
      const picture = new Konva.Image({ image: drawing() });
      layer.add(picture, new Konva.Rect({ ...AREA, stroke: 'white', strokeWidth: 8 })).draw();
      const white = [255, 255, 255, 255];
      expect(colorAt(stage.toCanvas(AREA), 1, 1)).toEqual(white);
      expect(colorAt(layer.toCanvas(AREA), 1, 1)).toEqual(white);
      expect(colorAt(picture.toCanvas(AREA), 1, 1)).toEqual(RED);
    },
  },
  {
    says: 'Konva moves the dragged node, but the limited state does not change, so React and Vue write nothing. Set the node’s position first, then the state, as `moveCorner` does.',
    run: async (tools) => {
      const limit = (x: number) => Math.min(120, x);
      /** Where the node is after a drag past the limit. */
      async function dragged(move: (node: Konva.Node, set: (x: number) => void) => void) {
        function Frame() {
          const [x, setX] = useState(120);
          return (
            <Stage width={400} height={300}>
              <Layer>
                <Rect
                  x={x}
                  y={50}
                  width={60}
                  height={60}
                  fill="red"
                  draggable
                  name="frame"
                  onDragMove={({ target }) => move(target, setX)}
                />
              </Layer>
            </Stage>
          );
        }
        await mountReact(tools, <Frame />);
        await tools.frames(2);
        const stage = tools.Konva.stages.at(-1);
        tools.mouse.down(150, 80);
        for (const x of [200, 250]) {
          tools.mouse.move(x, 80);
          await tools.frames();
        }
        tools.mouse.up(250, 80);
        await tools.frames();
        return stage?.findOne('.frame')?.x();
      }
      tools.expect(await dragged((node, set) => set(limit(node.x())))).toBe(220);
    },
  },
  {
    says: 'It shows the same image with `Konva.Image#crop`, which follows each move without copying pixels.',
    run: ({ Konva, layer, pixel, expect }) => {
      const crop = { x: 40, y: 0, width: 50, height: 50 };
      const photo = new Konva.Image({ image: drawing(), width: 20, height: 20, crop });
      layer.add(photo).draw();
      expect(pixel(10, 10)).toEqual(RED);
      photo.crop({ ...crop, x: 120 });
      layer.draw();
      expect(pixel(10, 10)).toEqual(BLUE);
    },
  },
]);
