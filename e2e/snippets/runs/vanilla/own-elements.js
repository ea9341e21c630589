const wrap = document.createElement('div');
wrap.id = 'app';
document.body.appendChild(wrap);

const btn = document.createElement('button');
btn.textContent = 'Toggle';
document.body.append(btn);

const stage = new Konva.Stage({ container: 'app', width: 200, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const box = new Konva.Rect({ width: 50, height: 50, fill: 'black' });
layer.add(box);
btn.onclick = () => { box.visible(!box.visible()); };
console.log('apps: ' + document.querySelectorAll('#app').length);
