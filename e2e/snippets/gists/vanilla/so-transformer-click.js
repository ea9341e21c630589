const stage = new Konva.Stage({ container: 'container', width: window.innerWidth, height: window.innerHeight });
const layer = new Konva.Layer();
stage.add(layer);
const rect1 = new Konva.Rect({ x: 60, y: 60, width: 100, height: 90, fill: 'red', name: 'rect', draggable: true });
layer.add(rect1);
stage.on('click tap', function (e) {
  if (e.target === stage) { stage.find('Transformer').destroy(); layer.draw(); return; }
  if (!e.target.hasName('rect')) return;
  stage.find('Transformer').destroy();
  const tr = new Konva.Transformer();
  layer.add(tr);
  tr.attachTo(e.target);
  layer.draw();
});
rect1.fire('click', { target: rect1 }, true);
