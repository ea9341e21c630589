const stage = new Konva.Stage({ container: 'container', width: 400, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
stage.on('click', () => layer.add(new Konva.Circle({ ...stage.getPointerPosition(), radius: 10, fill: 'red' })));
console.log('press the stage');
