let state = JSON.parse(localStorage.getItem('drawing') || '[]');
if (state.length === 0) state = [{ x: 20, y: 20 }, { x: 60, y: 60 }];
localStorage.setItem('drawing', JSON.stringify(state));

const stage = new Konva.Stage({ container: 'container', width: 200, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
for (const p of state) layer.add(new Konva.Circle({ ...p, radius: 10, fill: 'brown' }));
alert('loaded ' + state.length);
