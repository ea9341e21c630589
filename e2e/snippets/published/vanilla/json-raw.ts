import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
import text from './data.json?raw';
for (const box of JSON.parse(text).boxes) layer.add(new Konva.Rect({ ...box, y: 20, width: 20, height: 20, fill: 'red' }));
