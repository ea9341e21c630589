import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
var request = new XMLHttpRequest();
request.open('GET', './data.json');
request.onload = function () {
  JSON.parse(request.responseText).boxes.forEach(function (box) {
    layer.add(new Konva.Circle({ x: box.x, y: 60, radius: 20, fill: box.fill }));
  });
};
request.send();
