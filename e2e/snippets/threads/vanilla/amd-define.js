define(['jquery', 'konva'], function ($, Konva) {
  return {
    init: function () {
      var stage = new Konva.Stage({ container: 'stage', width: 300, height: 200 });
      var layer = new Konva.Layer();
      layer.add(new Konva.Circle({ x: 80, y: 80, radius: 30, fill: 'navy' }));
      stage.add(layer);
    }
  };
});
