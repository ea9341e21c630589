const layer = new Konva.Layer();
layer.add(new Konva.Rect({ x: 10, y: 10, width: 100, height: 100, fill: 'red' }));
layer.addTo(stage);
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
