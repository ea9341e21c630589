import Konva from 'https://unpkg.com/konva@9.3.14/konva.min.js';

const stage = new Konva.Stage({ container: 'container', width: 200, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Circle({ x: 100, y: 100, radius: 50, fill: 'orange' }));
