const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect({ width: 40, height: 40, fill: 'red' }));
layer.removeAllChildren();
stage.update();
