import { parseGIF, decompressFrames } from 'gifuct-js';
import Konva from 'konva';
const buffer = await (await fetch('./anim.gif')).arrayBuffer();
const frames = decompressFrames(parseGIF(buffer), true);
const stage = new Konva.Stage({ container: 'container', width: 200, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect({ width: frames[0].dims.width, height: 50, fill: 'red' }));
