import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
import { scaleLinear } from 'd3-scale';
import { line, curveBasis } from 'd3-shape';
import { forceSimulation, forceCenter } from 'd3-force';

const x = scaleLinear().domain([0, 3]).range([20, 280]);
const path = line().x((_, index) => x(index)).y((value) => 100 - value * 20).curve(curveBasis);
layer.add(new Konva.Path({ data: path([1, 3, 2, 4]), stroke: 'teal' }));
const nodes = [{}, {}, {}];
forceSimulation(nodes).force('center', forceCenter(150, 150)).stop().tick(10);
nodes.forEach((node) => layer.add(new Konva.Circle({ x: node.x, y: node.y, radius: 4, fill: 'coral' })));
