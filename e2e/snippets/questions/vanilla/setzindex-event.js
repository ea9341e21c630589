// From issue: setZIndex doesn't work on layer
const stage = new Konva.Stage({container: 'app', width: 400, height: 300});
const l1 = new Konva.Layer(), l2 = new Konva.Layer();
stage.add(l1, l2);
l1.add(new Konva.Rect({x: 10, y: 10, width: 100, height: 100, fill: 'red'}));
l2.add(new Konva.Rect({x: 50, y: 50, width: 100, height: 100, fill: 'blue'}));
l1.setZIndex(1);
l1.moveUp();
l2.batchDraw();
console.log(l1.getZIndex(), l2.zIndex());
