const stage = new Konva.Stage({ container: 'container', width: 300, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Path({
  x: 50, y: 40,
  data: 'M12.582,9.551C3.251,16.237,0.921,29.021,7.08,38.564l-2.36,1.689l4.893,2.262l4.893,2.262l-0.568-5.36l-0.567-5.359l-2.365,1.694c-4.657-7.375-2.83-17.185,4.352-22.33z',
  fill: 'green', scale: { x: 3, y: 3 },
}));
layer.add(new Konva.TextPath({ x: 0, y: 150, fill: '#333', fontSize: 16, text: 'All the world is a stage', data: 'M10,10 C0,0 10,150 100,100 S300,150 270,10' }));
