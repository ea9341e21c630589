const WIDTH = 400;
const stage = new Konva.Stage({ container: 'container', width: WIDTH, height: HEIGHT });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect({ x: 10, y: 10, width: 100, height: 100, fill: 'red' }));
