import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
async function load() {
  const res = await fetch('https://example.com/todos?_limit=5');
  const todos = await res.json();
  todos.forEach((t, i) => layer.add(new Konva.Text({ x: 10, y: 20 * i, text: t.title })));
}
load();
