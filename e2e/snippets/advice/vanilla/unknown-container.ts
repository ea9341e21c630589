import Konva from 'konva';

const stage = new Konva.Stage({ container: 'canvas-root', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
