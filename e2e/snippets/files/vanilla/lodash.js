import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
import _, { times } from 'lodash';

times(4, (n) => layer.add(new Konva.Circle({ x: 40 + n * 50, y: 60, radius: 20, fill: 'teal' })));
console.log(_.capitalize('lodash'));
