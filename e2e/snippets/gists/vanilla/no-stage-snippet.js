var rect = new Konva.Rect({
  x: 20, y: 20, width: 100, height: 50,
  fillLinearGradientStartPoint: { x: 0, y: 0 },
  fillLinearGradientEndPoint: { x: 100, y: 0 },
  fillLinearGradientColorStops: [0, 'red', 1, 'yellow'],
});
layer.add(rect);
layer.draw();
