const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const rect = new Konva.Rect({ width: 40, height: 40, fill: 'red' });
rect.addTo(layer);
rect.addEventListener('click', () => {});
rect.setColor('blue');
