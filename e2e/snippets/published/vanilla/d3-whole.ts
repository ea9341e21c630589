import Konva from 'konva';
import * as d3 from 'd3';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const x = d3.scaleLinear().domain([0, 2]).range([0, 200]);
for (const i of [0, 1, 2]) layer.add(new Konva.Circle({ x: x(i) + 20, y: 50, radius: 9, fill: 'red' }));
