const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const label = new Konva.Text({ x: 10, y: 10, text: 'Measure', fontSize: '24px', fontWeight: 'bold', color: 'navy' });
layer.add(label);
const box = new Konva.Rect({ x: label.x(), y: label.y(), width: label.textWidth, height: label.textHeight, stroke: 'red' });
layer.add(box);
