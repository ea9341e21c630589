import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
fetch('data.json')
  .then((response) => response.json())
  .then((data) => {
    data.boxes.forEach((box) => layer.add(new Konva.Rect({ ...box, y: 20, width: 50, height: 50 })));
  });
