const stage = new Konva.Stage({ container: 'container', width: 300, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
const rect = new Konva.Rect({ x: 50, y: 50, width: 100, height: 100, fill: 'green', draggable: true });
layer.add(rect);

document.getElementById('save').addEventListener('click', function () {
  const dataURL = stage.toDataURL({ pixelRatio: 3 });
  downloadURI(dataURL, 'stage.png');
});

const zoomIn = document.getElementById('zoom-in');
zoomIn.onclick = () => stage.scale({ x: stage.scaleX() * 1.1, y: stage.scaleX() * 1.1 });

function downloadURI(uri, name) {
  var link = document.createElement('a');
  link.download = name;
  link.href = uri;
  document.body.appendChild(link);
  link.click();
  document.body.removeChild(link);
}
