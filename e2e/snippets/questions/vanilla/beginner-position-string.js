const stage = new Konva.Stage({ container: 'container', width: '400px', height: '300px' });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect({ x: '20', y: '20', width: '50%', height: '80', fill: 'orange' }));
