const stage = new Konva.Stage({ container: 'container', width: 500, height: 300 });
const bg = new Konva.FastLayer();
stage.add(bg);
for (let i = 0; i < 100; i++) bg.add(new Konva.Circle({ x: Math.random() * 500, y: Math.random() * 300, radius: 3, fill: 'silver' }));
bg.draw();
const top = new Konva.Layer();
stage.add(top);
top.add(new Konva.Rect({ x: 40, y: 40, width: 80, height: 80, fill: 'tomato', draggable: true, dragDistance: 4 }));
top.draw();
