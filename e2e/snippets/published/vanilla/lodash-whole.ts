import Konva from 'konva';
import * as _ from 'lodash-es';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect({ x: 20, y: 20, width: 60, height: 40, fill: 'teal' }));
console.log('used', _.range(3));
