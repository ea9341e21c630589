const canvasArea = document.querySelector('.canvas-wrapper');
const addBtn = document.getElementById('add-btn');
const list = document.querySelector('#layers ul');
const stage = new Konva.Stage({ container: canvasArea, width: canvasArea.offsetWidth || 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
let n = 0;
addBtn.addEventListener('click', () => {
  const rect = new Konva.Rect({ x: 20 * n, y: 20 * n, width: 60, height: 40, fill: Konva.Util.getRandomColor(), draggable: true });
  layer.add(rect);
  const li = document.createElement('li');
  li.textContent = 'Rect ' + ++n;
  list.appendChild(li);
});
addBtn.click();
