(function () {
  'use strict';

  var stage = new Konva.Stage({ container: '#container', width: 300, height: 200 });
  var layer = new Konva.Layer({ listening: false });

  function addLine(points, color) {
    var line = new Konva.Line({ points: points, stroke: color, strokeWidth: 3, lineCap: 'round', lineJoin: 'round' });
    layer.add(line);
    return line;
  }

  addLine([10, 10, 200, 50, 50, 150], 'red');
  addLine([20, 180, 280, 180], 'blue');
  stage.add(layer);
}());
