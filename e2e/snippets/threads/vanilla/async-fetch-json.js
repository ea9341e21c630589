import Konva from 'konva';
async function main() {
  const res = await fetch('https://jsonplaceholder.typicode.com/users');
  const users = await res.json();
  const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
  const layer = new Konva.Layer();
  users.forEach((u, i) => layer.add(new Konva.Text({ x: 10, y: i * 20, text: u.name })));
  stage.add(layer);
}
main();
