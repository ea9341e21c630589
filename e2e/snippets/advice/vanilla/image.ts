import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
const image = new Image();
image.onload = () => layer.add(new Konva.Image({ image }));
image.src = 'https://example.com/lion.png';
layer.add(new Konva.Circle({ x: 100, y: 100, radius: 50, fill: 'green' }));
