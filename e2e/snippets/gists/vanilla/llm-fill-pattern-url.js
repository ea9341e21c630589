const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const rect = new Konva.Rect({ x: 10, y: 10, width: 100, height: 100, fillPatternImage: 'texture.png', stroke: 'black' });
layer.add(rect);
