import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const rect = new Konva.Rect({ x: 20, y: 20, width: 100, height: 50, fill: 'green' });
rect.draggable(true);
