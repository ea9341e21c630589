const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer({ id: 'main' });
stage.add(layer);
layer.add(new Konva.Rect({ id: 'one', name: 'box', x: 10, y: 10, width: 40, height: 40, fill: 'red' }));
layer.add(new Konva.Rect({ id: 'two', name: 'box', x: 80, y: 10, width: 40, height: 40, fill: 'red' }));
stage.findOne('#two').fill('green');
layer.find('.box').forEach((node) => node.opacity(0.8));
stage.find('Rect').forEach((r) => console.log(r.id()));
