const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
const r = new Konva.Rect({ x = 10, y = 10, width = 50, height = 50, fill = 'red' });
layer.add(r); stage.add(layer);
