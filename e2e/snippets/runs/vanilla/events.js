function writeMessage(message) {
  text.text(message);
}

const stage = new Konva.Stage({ container: 'container', width: 400, height: 200 });
const layer = new Konva.Layer();
const triangle = new Konva.RegularPolygon({ x: 80, y: 120, sides: 3, radius: 80, fill: '#00D2FF', stroke: 'black', strokeWidth: 4 });
const text = new Konva.Text({ x: 10, y: 10, fontFamily: 'Calibri', fontSize: 24, text: '', fill: 'black' });

triangle.on('mouseout', function () {
  writeMessage('Mouseout triangle');
});
triangle.on('mousemove', function () {
  const mousePos = stage.getPointerPosition();
  writeMessage('x: ' + (mousePos.x - 190) + ', y: ' + (mousePos.y - 40));
});
triangle.on('click', (e) => {
  e.cancelBubble = true;
  writeMessage('click');
});
layer.add(triangle);
layer.add(text);
stage.add(layer);
triangle.fire('click');
