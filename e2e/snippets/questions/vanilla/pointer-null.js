const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const tooltip = new Konva.Text({ text: 'tip', x: stage.getPointerPosition().x, y: 10 });
layer.add(tooltip);
