import * as PIXI from 'pixi.js';
import Konva from 'konva';
const app = new PIXI.Application({ width: 400, height: 300 });
document.body.appendChild(app.view);
const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect({ width: 50, height: 50, fill: 'red' }));
