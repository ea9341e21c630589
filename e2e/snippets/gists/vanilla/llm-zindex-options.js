const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const a = new Konva.Rect({ x: 10, y: 10, width: 100, height: 100, fill: 'red', zIndex: 2, borderRadius: 8 });
const b = new Konva.Rect({ x: 40, y: 40, width: 100, height: 100, color: 'blue' });
layer.add(a); layer.add(b);
