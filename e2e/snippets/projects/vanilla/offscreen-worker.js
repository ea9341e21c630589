// main.js
const canvas = document.getElementById('canvas').transferControlToOffscreen();
const worker = new Worker('./worker.js');
worker.postMessage({ canvas }, [canvas]);

// worker.js
importScripts('https://unpkg.com/konva@8/konva.js');
Konva.Util.createCanvasElement = () => { const canvas = new OffscreenCanvas(1, 1); canvas.style = {}; return canvas; };
self.onmessage = function (evt) {
  var stage = new Konva.Stage({ width: 200, height: 200 });
  var layer = new Konva.Layer();
  stage.add(layer);
  layer.add(new Konva.Circle({ x: 100, y: 100, radius: 50, fill: 'red' }));
};
