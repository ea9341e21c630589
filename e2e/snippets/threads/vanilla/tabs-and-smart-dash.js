const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
// move – then draw
const r = new Konva.Rect({ x: 100 − 20, y: 20, width: 50, height: 50, fill: 'red' });
layer.add(r);
