var stage = new Konva.Stage({ container: 'container', width: 578, height: 200 });
var shapesLayer = new Konva.Layer();
var tooltipLayer = new Konva.Layer();
var tooltip = new Konva.Text({ text: '', fontFamily: 'Calibri', fontSize: 12, padding: 5, fill: 'black', visible: false });
tooltipLayer.add(tooltip);
var group = new Konva.Group({ draggable: true });
for (var i = 0; i < 6; i++) {
  var box = new Konva.Rect({ x: i * 30 + 10, y: i * 18 + 40, width: 100, height: 50, name: 'box', fill: 'red', stroke: 'black', strokeWidth: 4 });
  group.add(box);
}
shapesLayer.add(group);
stage.add(shapesLayer, tooltipLayer);
group.getChildren(function (node) { return node.getClassName() === 'Rect'; }).each(function (shape, n) {
  shape.setStrokeWidth(n);
});
group.on('mousemove', function () {
  var mousePos = stage.getPointerPosition();
  tooltip.position({ x: mousePos.x + 5, y: mousePos.y + 5 });
  tooltip.show();
  tooltipLayer.batchDraw();
});
