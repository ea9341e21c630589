import Konva from 'konva';
import shapes from './data/shapes.json' assert { type: 'json' };
const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
shapes.forEach((s) => layer.add(new Konva[s.type](s.attrs)));
