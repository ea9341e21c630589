import { Canvg } from 'canvg';
import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
const canvas = document.createElement('canvas');
const v = Canvg.fromString(canvas.getContext('2d'), '<svg width="600" height="600"><text x="50" y="50">Hello</text></svg>');
await v.render();
layer.add(new Konva.Image({ image: canvas }));
