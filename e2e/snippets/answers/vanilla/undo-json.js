let history = [];
let step = -1;
let stage = new Konva.Stage({ container: 'container', width: 500, height: 300 });
let layer = new Konva.Layer();
stage.add(layer);
const save = () => { history = history.slice(0, ++step); history.push(stage.toJSON()); };
const restore = () => {
  stage.destroy();
  stage = Konva.Node.create(history[step], 'container');
  layer = stage.getLayers()[0];
  layer.find('Rect').forEach(bind);
};
function bind(r) { r.on('dragend', save); }
['tomato', 'teal'].forEach((fill, i) => {
  const r = new Konva.Rect({ x: 30 + i * 120, y: 40, width: 90, height: 60, fill, draggable: true });
  bind(r);
  layer.add(r);
});
save();
document.getElementById('undo').addEventListener('click', () => { if (step > 0) { step--; restore(); } });
document.getElementById('redo').addEventListener('click', () => { if (step < history.length - 1) { step++; restore(); } });
