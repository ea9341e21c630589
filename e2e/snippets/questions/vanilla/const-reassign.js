const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const count = 0;
for (let i = 0; i < 3; i++) { count += 1; layer.add(new Konva.Rect({ x: i * 50, width: 40, height: 40, fill: 'red' })); }
