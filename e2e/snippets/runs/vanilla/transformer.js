var stage = new Konva.Stage({ container: 'container', width: 500, height: 400 });
var layer = new Konva.Layer();
stage.add(layer);

var rect = new Konva.Rect({ x: 60, y: 60, width: 100, height: 90, fill: 'red', name: 'rect', draggable: true });
layer.add(rect);

var tr = new Konva.Transformer();
layer.add(tr);
tr.nodes([rect]);

stage.on('click tap', function (e) {
  if (e.target === stage) {
    tr.nodes([]);
    return;
  }
  if (!e.target.hasName('rect')) return;
  tr.nodes([e.target]);
});
