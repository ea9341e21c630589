/**
 * Code before every example on the pages: a stage with one of each object, under the names that the examples use. The test that runs the
 * examples prepends it to each of them; the examples' own declarations are in an inner scope.
 */
export const EXAMPLE_PREAMBLE = `
const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
const group = new Konva.Group({ x: 10, y: 10 });
const rect = new Konva.Rect({ x: 40, y: 30, width: 120, height: 80, fill: 'tomato', name: 'card' });
const node: Konva.Node = rect;
const shape = new Konva.Shape({
  width: 100,
  height: 60,
  fill: 'gold',
  sceneFunc: (context, self) => {
    context.beginPath();
    context.rect(0, 0, self.width(), self.height());
    context.fillStrokeShape(self);
  },
});
const circle = new Konva.Circle({ x: 200, y: 80, radius: 40, fill: 'teal' });
const ellipse = new Konva.Ellipse({ radiusX: 60, radiusY: 30 });
const ring = new Konva.Ring({ innerRadius: 20, outerRadius: 40 });
const arc = new Konva.Arc({ innerRadius: 20, outerRadius: 40, angle: 60 });
const wedge = new Konva.Wedge({ radius: 40, angle: 60 });
const star = new Konva.Star({ numPoints: 5, innerRadius: 20, outerRadius: 40 });
const regularPolygon = new Konva.RegularPolygon({ sides: 6, radius: 40 });
const line = new Konva.Line({ points: [0, 0, 50, 20, 100, 0], stroke: 'black' });
const arrow = new Konva.Arrow({ points: [0, 0, 100, 0], stroke: 'black', fill: 'black' });
const path = new Konva.Path({ data: 'M0 0 L100 0 L50 80 Z', fill: 'plum' });
const text = new Konva.Text({ text: 'Words on a canvas', fontSize: 20 });
const textPath = new Konva.TextPath({ text: 'Words', data: 'M0 40 Q60 -20 120 40', fill: 'black' });
const image = new Konva.Image({ image: undefined, width: 50, height: 50 });
const sprite = new Konva.Sprite({ image: new Image(), animation: 'walk', animations: { walk: [0, 0, 40, 40] } });
const tag = new Konva.Tag({ width: 80, height: 30 });
const label = new Konva.Label({ x: 20, y: 200 });
label.add(new Konva.Tag({ fill: 'black' }), new Konva.Text({ text: 'Label', fill: 'white' }));
const transformer = new Konva.Transformer({ nodes: [rect] });
stage.add(layer);
layer.add(group, rect, shape, circle, ellipse, ring, arc, wedge, star, regularPolygon, line, arrow, path, text, textPath);
layer.add(image, sprite, tag, label, transformer);
const context = layer.getContext();
const animation = new Konva.Animation(() => false, layer);
const tween = new Konva.Tween({ node: circle, x: 220, duration: 0.1 });
`;
