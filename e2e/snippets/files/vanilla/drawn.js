import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
import rough from 'roughjs';
import { getStroke } from 'perfect-freehand';
import { produce } from 'immer';
import { v4 } from 'uuid';

const shape = rough.generator().circle(100, 100, 80);
rough.generator().toPaths(shape).forEach(({ d }) => layer.add(new Konva.Path({ data: d, stroke: 'plum' })));
const points = getStroke([[10, 10], [60, 40], [120, 20]], { size: 8 });
layer.add(new Konva.Line({ points: points.flat(), closed: true, fill: 'teal', id: v4() }));
console.log(produce({ a: [1] }, (draft) => void draft.a.push(2)).a.length + ' items');
