import Konva from 'konva';

const stage = new Konva.Stage({ width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
