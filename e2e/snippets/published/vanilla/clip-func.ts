import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Group({ clipFunc: (context) => context.arc(50, 50, 40, 0, 7) }));
layer.findOne('Group')?.getParent()?.add(new Konva.Rect({ width: 50, height: 50, fill: 'red' }));
