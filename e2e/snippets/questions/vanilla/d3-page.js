const stage = new Konva.Stage({ container: 'chart', width: 400, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const data = [4, 8, 15, 16, 23];
const x = d3.scaleLinear().domain([0, d3.max(data)]).range([0, 380]);
data.forEach((d, i) => layer.add(new Konva.Rect({ y: i * 30, width: x(d), height: 25, fill: 'steelblue' })));
