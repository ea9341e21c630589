import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

const dot = { x: 100, y: 100, radius: 30, fill: 'red', stroke: 'black', strokeWidth: 10 };
const shadow = { shadowColor: 'blue', shadowOffsetX: 100 };

/** How many buffers a drawing of a circle puts on the layer: what is drawn directly needs no `drawImage`. */
function buffersOf({ Konva, stage }: ClaimTools, options: object) {
  const layer = new Konva.Layer();
  stage.add(layer);
  layer.add(new Konva.Circle({ ...dot, ...options }));
  const context = layer.getNativeCanvasElement().getContext('2d');
  let copies = 0;
  if (context) {
    context.drawImage = () => {
      copies += 1;
    };
    layer.draw();
    // The method of the class is there again, and draws the picture.
    Reflect.deleteProperty(context, 'drawImage');
  }
  layer.draw();
  return copies;
}

/** On the screen: an export of a single pixel would have no buffer of what is outside of it. */
function pixelOf({ stage }: ClaimTools, x: number, y: number) {
  const context = stage.getLayers().at(-1)?.getNativeCanvasElement().getContext('2d');
  return context?.getImageData(x, y, 1, 1).data ?? [];
}

export default defineClaims([
  {
    says: 'fill, stroke and shadow | buffer; shadow of both | direct; shadow of the fill',
    run: (tools) => {
      tools.expect(buffersOf(tools, shadow)).toBe(1);
      // 33 pixels from the middle of the shadow: that of the stroke only.
      tools.expect(pixelOf(tools, 233, 100)[2]).toBe(255);
      tools.stage.destroyChildren();
      tools.expect(buffersOf(tools, { ...shadow, shadowForStrokeEnabled: false })).toBe(0);
      tools.expect(pixelOf(tools, 233, 100)[3]).toBe(0);
      tools.expect(pixelOf(tools, 225, 100)[2]).toBe(255);
    },
  },
  {
    says: 'stroke and shadow, no fill | direct; shadow of the stroke | direct; no shadow at all',
    run: (tools) => {
      const unfilled = { ...shadow, fill: undefined };
      tools.expect(buffersOf(tools, unfilled)).toBe(0);
      tools.expect(pixelOf(tools, 230, 100)[2]).toBe(255);
      tools.stage.destroyChildren();
      tools.expect(buffersOf(tools, { ...unfilled, shadowForStrokeEnabled: false })).toBe(0);
      tools.expect(pixelOf(tools, 230, 100)[3]).toBe(0);
    },
  },
  {
    says: 'fill and shadow, no stroke | direct | the same',
    run: (tools) => {
      for (const shadowForStrokeEnabled of [true, false]) {
        tools.expect(buffersOf(tools, { ...shadow, strokeWidth: 0, shadowForStrokeEnabled })).toBe(0);
        tools.expect(pixelOf(tools, 200, 100)[2]).toBe(255);
      }
    },
  },
  {
    says: 'no shadow | direct | the same',
    run: (tools) => {
      for (const shadowForStrokeEnabled of [true, false]) {
        tools.expect(buffersOf(tools, { shadowForStrokeEnabled })).toBe(0);
      }
    },
  },
  {
    says: 'fill, stroke and opacity below 1 | buffer | buffer',
    run: (tools) => {
      for (const shadowForStrokeEnabled of [true, false]) {
        tools.expect(buffersOf(tools, { opacity: 0.5, shadowForStrokeEnabled })).toBe(1);
      }
    },
  },
  {
    says: '`perfectDrawEnabled: false` removes the buffer in the first and the last row.',
    run: (tools) => {
      tools.expect(buffersOf(tools, { opacity: 0.5, perfectDrawEnabled: false })).toBe(0);
      tools.expect(buffersOf(tools, { ...shadow, perfectDrawEnabled: false })).toBe(0);
    },
  },
  {
    says: 'With 0, the outer half of the stroke does not receive pointer events. For touch screens, do the opposite',
    run: ({ Konva, layer, expect }) => {
      const circle = new Konva.Circle(dot);
      layer.add(circle).draw();
      expect(layer.getIntersection({ x: 133, y: 100 })).toBe(circle);
      circle.hitStrokeWidth(0);
      layer.draw();
      expect(layer.getIntersection({ x: 133, y: 100 })).toBe(null);
      expect(layer.getIntersection({ x: 127, y: 100 })).toBe(circle);
    },
  },
  {
    says: '`hitStrokeWidth: 20` makes a thin line easier to touch',
    run: ({ Konva, layer, expect }) => {
      const line = new Konva.Line({ points: [0, 100, 200, 100], stroke: 'red', strokeWidth: 1 });
      layer.add(line).draw();
      expect(layer.getIntersection({ x: 100, y: 108 })).toBe(null);
      line.hitStrokeWidth(20);
      layer.draw();
      expect(layer.getIntersection({ x: 100, y: 108 })).toBe(line);
    },
  },
  {
    says: '`hitStrokeWidth: 0` removes an open line from the hit graph. A closed shape is filled in the hit graph, even without a fill color, so it still receives events inside.',
    run: ({ Konva, layer, expect }) => {
      const line = new Konva.Line({
        points: [0, 100, 100, 0, 200, 100],
        stroke: 'red',
        strokeWidth: 9,
        hitStrokeWidth: 0,
      });
      layer.add(line).draw();
      expect(layer.getIntersection({ x: 50, y: 50 })).toBe(null);
      line.closed(true);
      layer.draw();
      expect(layer.getIntersection({ x: 100, y: 60 })).toBe(line);
    },
  },
]);
