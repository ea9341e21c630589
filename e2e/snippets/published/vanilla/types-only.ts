import Konva from 'konva';
import type { Box } from 'konva/lib/shapes/Transformer';
const box: Partial<Box> = { x: 9 };
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect({ ...box, width: 50, height: 50, fill: 'red' }));
