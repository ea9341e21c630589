import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const circle = new Konva.Circle({ x: 100, y: 100, radius: 50, fill: 'red' });
stage.add(circle);
