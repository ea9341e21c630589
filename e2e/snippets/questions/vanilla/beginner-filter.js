const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
const rect = new Konva.Rect({ x: 20, y: 20, width: 100, height: 80, fill: 'orange', stroke: 'black' });
rect.filters([Konva.Filters.Blur]);
rect.blurRadius(10);
layer.add(rect);
