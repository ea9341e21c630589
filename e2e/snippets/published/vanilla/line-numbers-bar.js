  10 | const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
  11 | const layer = new Konva.Layer();
  12 | stage.add(layer);
  13 | layer.add(new Konva.Rect({ x: 20, y: 20, width: 60, height: 40, fill: 'teal' }));
