const stage = new Konva.Stage({ container: 'container', width: 500, height: 300 });
const layer = new Konva.FastLayer();
stage.add(layer);
for (let i = 0; i < 5; i++) {
  layer.add(new Konva.Circle({ x: 50 + i * 80, y: 100, radius: 30, fill: 'teal', name: 'dot' }));
}
layer.find('.dot').forEach((dot, i) => dot.setFill(i % 2 ? 'tomato' : 'teal'));
stage.getChildren().each(l => l.draw());
