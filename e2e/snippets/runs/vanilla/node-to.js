const stage = new Konva.Stage({ container: 'container', width: 400, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const circle = new Konva.Circle({ x: 60, y: 100, radius: 40, fill: 'yellow', stroke: 'black' });
layer.add(circle);
circle.on('click tap', () => circle.to({ x: 300, duration: 0.5, easing: Konva.Easings.BounceEaseOut }));
circle.to({ scaleX: 1.3, scaleY: 1.3, duration: 0.3 });
