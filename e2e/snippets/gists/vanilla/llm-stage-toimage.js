const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Circle({ x: 60, y: 60, radius: 40, fill: 'green' }));
const url = await stage.toDataUrl({ pixelRatio: 2 });
console.log(url.length);
