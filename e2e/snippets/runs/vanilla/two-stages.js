['left', 'right'].forEach(function (side) {
  var div = document.createElement('div');
  div.style.display = 'inline-block';
  document.body.appendChild(div);
  var stage = new Konva.Stage({ container: div, width: 150, height: 150 });
  var layer = new Konva.Layer();
  layer.add(new Konva.Text({ text: side, fontSize: 30 }));
  stage.add(layer);
});
