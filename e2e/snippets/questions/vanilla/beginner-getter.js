const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
const a = new Konva.Circle({ x: 50, y: 50, radius: 20, fill: 'green' });
layer.add(a);
const b = new Konva.Line({ points: [a.x, a.y, 200, 100], stroke: 'black' });
layer.add(b);
a.x += 40;
