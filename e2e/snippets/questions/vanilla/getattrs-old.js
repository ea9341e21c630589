var stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
var layer = new Konva.Layer();
var r = new Konva.Rect({ x: 10, y: 10, width: 40, height: 40, fill: 'red', draggable: true });
layer.add(r);
stage.add(layer);
r.setDraggable(false);
r.setRotationDeg(20);
r.rotateDeg(10);
r.setDragOnTop(false);
