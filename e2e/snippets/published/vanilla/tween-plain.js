const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const box = new Konva.Rect({ width: 40, height: 40, fill: 'red' });
layer.add(box);
new Konva.Tween({ node: box, x: 90, duration: 0.1, onFinish: () => console.log('moved', box.x()) }).play();
