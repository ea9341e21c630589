import Konva from 'konva';
import { saveAs } from 'file-saver';
import jsPDF from 'jspdf';
const stage = Konva.Node.create('{"attrs":{"width":400,"height":200},"className":"Stage","children":[{"attrs":{},"className":"Layer","children":[{"attrs":{"x":100,"y":100,"sides":6,"radius":70,"fill":"red","stroke":"black","strokeWidth":4},"className":"RegularPolygon"}]}]}', 'container');
document.getElementById('save').addEventListener('click', function () {
  const pdf = new jsPDF('l', 'px', [stage.width(), stage.height()]);
  pdf.addImage(stage.toDataURL({ pixelRatio: 2 }), 0, 0, stage.width(), stage.height());
  pdf.save('canvas.pdf');
}, false);
document.getElementById('png').onclick = () => stage.toBlob().then((b) => saveAs(b, 'canvas.png'));
