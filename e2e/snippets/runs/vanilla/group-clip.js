const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const group = new Konva.Group({
  clipFunc: (ctx) => {
    ctx.arc(100, 100, 60, 0, Math.PI * 2, false);
  },
  draggable: true,
});
layer.add(group);
group.add(new Konva.Rect({ width: 200, height: 200, fillLinearGradientStartPoint: { x: 0, y: 0 }, fillLinearGradientEndPoint: { x: 200, y: 200 }, fillLinearGradientColorStops: [0, 'red', 1, 'yellow'] }));
