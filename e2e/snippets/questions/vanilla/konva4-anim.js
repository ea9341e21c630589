const stage = new Konva.Stage({ container: 'container', width: 500, height: 300 });
const layer = new Konva.Layer();
const hexagon = new Konva.RegularPolygon({ x: 200, y: 100, sides: 6, radius: 70, fill: 'red', stroke: 'black', strokeWidth: 4 });
layer.add(hexagon);
stage.add(layer);
const amplitude = 100, period = 2000;
const anim = new Konva.Animation(function (frame) {
  hexagon.setX(amplitude * Math.sin((frame.time * 2 * Math.PI) / period) + stage.getWidth() / 2);
}, layer);
anim.start();
const tr = new Konva.Transformer({ node: hexagon });
tr.attachTo(hexagon);
layer.add(tr);
