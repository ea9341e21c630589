document.addEventListener('DOMContentLoaded', () => {
  const wrap = document.querySelector('.canvas-wrapper');
  const stage = new Konva.Stage({ container: wrap, width: wrap.clientWidth, height: wrap.clientHeight });
  const layer = new Konva.Layer();
  stage.add(layer);
  layer.add(new Konva.Rect({ x: 10, y: 10, width: 40, height: 40, fill: 'black' }));
});
