const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer(); stage.add(layer);
const rect = new Konva.Rect({ x: 10, y: 10, width: 100, height: 60, fill: document.getElementById('color').value });
layer.add(rect);
document.getElementById('size').addEventListener('input', (e) => rect.width(+e.target.value));
document.querySelector('input[name="stroke"]').onchange = (e) => rect.stroke(e.target.checked ? 'black' : null);
