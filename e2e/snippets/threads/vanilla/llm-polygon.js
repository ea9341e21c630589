const stage = new Konva.Stage({ container: 'container', width: 500, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
const tri = new Konva.Polygon({ points: [[10, 10], [100, 20], [60, 90]], fill: 'green' });
layer.add(tri);
