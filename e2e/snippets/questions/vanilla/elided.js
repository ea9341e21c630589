const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
...
const circle = new Konva.Circle({ x: 100, y: 100, radius: 40, fill: 'red', ... });
layer.add(circle);
stage.add(layer);
