const stage = new Konva.Stage({ container: 'container', width: 500, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
const rect = new Konva.Rect({ x: 60, y: 60, width: 120, height: 90, fill: 'skyblue', draggable: true });
layer.add(rect);
const tr = new Konva.Transformer();
layer.add(tr);
tr.setNodes(rect);
layer.draw();
