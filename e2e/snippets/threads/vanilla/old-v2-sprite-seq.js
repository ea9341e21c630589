var stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
var layer = new Konva.Layer();
var blob = new Konva.Rect({ x: 10, y: 10, width: 50, height: 50, fill: 'red', name: 'blob' });
layer.add(blob);
stage.add(layer);
blob.setX(40);
blob.setFill('green');
blob.on('click tap', function () {
  this.moveToTop();
  this.setAttrs({ fill: 'yellow' });
  layer.draw();
});
stage.get('.blob')[0].setOpacity(0.6);
layer.draw();
console.log(blob.getAbsolutePosition().x, blob.getWidth());
