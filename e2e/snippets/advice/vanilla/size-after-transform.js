const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
const rect = new Konva.Rect({ x: 50, y: 50, width: 100, height: 60, fill: 'teal', draggable: true });
layer.add(rect, new Konva.Transformer({ nodes: [rect] }));
rect.on('transformend', () => {
  console.log(`saved: ${rect.width()} × ${rect.height()}`);
});
// As after a drag of a handle.
rect.scaleX(1.5);
rect.fire('transformend');
