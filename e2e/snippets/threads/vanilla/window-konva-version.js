console.log('Konva version', Konva.version, window.Konva === Konva);
Konva.pixelRatio = 1;
Konva.hitOnDragEnabled = true;
var stage = new Konva.Stage({ container: document.body, width: innerWidth, height: innerHeight });
var layer = new Konva.Layer({ imageSmoothingEnabled: false });
stage.add(layer);
layer.add(new Konva.Ellipse({ x: 90, y: 70, radiusX: 60, radiusY: 30, fill: 'plum' }));
