const stage = new konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new konva.Layer();
layer.add(new konva.Circle({ x: 100, y: 100, radius: 50, fill: 'red' }));
stage.add(layer);
