import Konva from 'konva';
const stage = Konva.Node.create({ attrs: { width: 300, height: 200 }, className: 'Stage', children: [{ attrs: {}, className: 'Layer', children: [{ attrs: { width: 50, height: 50, fill: 'red' }, className: 'Rect' }] }] }, 'container');
console.log(stage.width());
