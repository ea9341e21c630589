const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
const shapes = ['red', 'green', 'blue'].map((fill, i) => new Konva.Rect({ x: 20 + i * 60, y: 20, width: 50, height: 50, fill }));
layer.add(shapes);
stage.add(layer);
