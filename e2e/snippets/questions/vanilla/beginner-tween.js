const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
const rect = new Konva.Rect({ x: 20, y: 20, width: 50, height: 50, fill: 'green' });
layer.add(rect);
const tween = new Konva.Tween({ node: rect, x: 200, duration: 1, easing: Konva.Easings.easeInOut });
tween.start();
