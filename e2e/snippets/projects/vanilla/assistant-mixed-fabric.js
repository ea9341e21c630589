const stage = new Konva.Stage({ container: 'container', width: 500, height: 400 });
const layer = new Konva.Layer();
stage.add(layer);

const rect = new Konva.Rect({ left: 50, top: 50, width: 100, height: 80, fill: 'blue', selectable: true });
layer.add(rect);

rect.on('selected', () => rect.set('fill', 'red'));
stage.on('object:modified', (e) => console.log(e.target));
stage.renderAll();
