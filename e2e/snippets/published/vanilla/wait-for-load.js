window.addEventListener('load', function () {
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect({ x: 20, y: 20, width: 60, height: 40, fill: 'teal' }));
});
