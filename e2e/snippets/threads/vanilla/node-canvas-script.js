const fs = require('fs');
const Konva = require('konva');
require('konva/canvas-backend');

const stage = new Konva.Stage({ width: 200, height: 100 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Text({ text: 'from node', fontSize: 24 }));
const data = stage.toDataURL().replace(/^data:image\/png;base64,/, '');
fs.writeFileSync('out.png', data, 'base64');
