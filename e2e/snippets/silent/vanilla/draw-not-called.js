const stage = new Konva.Stage({ container: 'container', width: 400, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
function drawBoard(size) {
  layer.add(new Konva.Rect({ width: size, height: size, fill: 'tan' }));
}
