async function main() {
  await new Promise((r) => setTimeout(r, 10));
  const stage = new Konva.Stage({ container: 'container', width: 200, height: 200 });
  const layer = new Konva.Layer();
  stage.add(layer);
  layer.add(new Konva.Rect({ x: 5, y: 5, width: 50, height: 50, fill: 'purple' }));
}
main();
