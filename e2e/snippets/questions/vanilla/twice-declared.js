const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
const rect = new Konva.Rect({ width: 40, height: 40, fill: 'red' });
const rect = new Konva.Rect({ x: 60, width: 40, height: 40, fill: 'red' });
layer.add(rect); stage.add(layer);
