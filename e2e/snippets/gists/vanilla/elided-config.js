const stage = new Konva.Stage({
  container: 'container',
  width: 400,
  height: 300,
  ...
});
const layer = new Konva.Layer();
stage.add(layer);
// ... other code
const img = new Konva.Circle({ ..., radius: 20, fill: 'red', x: 40, y: 40 });
layer.add(img);
