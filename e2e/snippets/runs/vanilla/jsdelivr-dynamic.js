const { default: Konva } = await import('https://cdn.jsdelivr.net/npm/konva@9/+esm');
const stage = new Konva.Stage({ container: 'container', width: 200, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect({ x: 10, y: 10, width: 80, height: 80, fill: 'navy' }));
