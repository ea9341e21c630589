const stage = new Konva.Stage({ container: 'container', width: 400, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Circle({ x: 120, y: 90, radius: 40, fill: 'teal', visible: false }));
