const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const rect = new Konva.Rect({ x: 10, y: 10, width: 100, height: 100, fill: 'red', draggable: true });
rect.on('drag', () => console.log('dragging'));
rect.on('doubleclick', () => rect.destroy());
rect.onClick = () => rect.fill('blue');
layer.add(rect);
