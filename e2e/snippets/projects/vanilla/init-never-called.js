let stage, layer;

function initCanvas(containerId) {
  stage = new Konva.Stage({ container: containerId, width: 600, height: 400 });
  layer = new Konva.Layer();
  stage.add(layer);
  drawGrid(20);
}

function drawGrid(step) {
  for (let x = 0; x <= stage.width(); x += step) {
    layer.add(new Konva.Line({ points: [x, 0, x, stage.height()], stroke: '#ddd', strokeWidth: 1 }));
  }
  for (let y = 0; y <= stage.height(); y += step) {
    layer.add(new Konva.Line({ points: [0, y, stage.width(), y], stroke: '#ddd', strokeWidth: 1 }));
  }
  layer.batchDraw();
}
