const stage = new Konva.Stage({ container: 'container', width: 500, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
const hex = new Konva.RegularPolygon({ x: 100, y: 100, sides: 6, radius: 50, fill: 'lime' });
layer.add(hex);
hex.animate({ rotation: 360, duration: 2 });
