import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
import { GifReader } from 'omggif';

const reader = new GifReader(new Uint8Array(await (await fetch('dot.gif')).arrayBuffer()));
console.log(`${reader.width} × ${reader.height}, frames: ${reader.numFrames()}`);
