document.addEventListener('DOMContentLoaded', () => {
  const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
  const layer = new Konva.Layer();
  stage.add(layer);
  const text = new Konva.Text({ x: 10, y: 10, text: 'ready: ' + document.readyState, fontSize: 24 });
  layer.add(text);
  layer.draw();
});
