const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
layer.add(new Konva.Rect({ x: 10, y: 10, width: 50, height: 50, fill: 'red' });
stage.add(layer);
