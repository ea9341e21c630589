const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect({ x: 20, y: 20, width: 80, height: 50, color: 'red', borderRadius: 8, borderWidth: 2, borderColor: 'black' }));
layer.add(new Konva.Text({ x: 20, y: 100, text: 'Hi', fontsize: 30, fontWeight: 'bold', colour: 'blue' }));
