import Konva from 'konva';
import { line } from 'd3';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Path({ data: line()([[0, 0], [90, 90]]) ?? '', stroke: 'black' }));
