const stage = new Konva.Stage({ container: 'container', width: 500, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Line({ points: [{ x: 10, y: 10 }, { x: 90, y: 60 }, { x: 20, y: 120 }], stroke: 'black', strokeWidth: 3 }));
