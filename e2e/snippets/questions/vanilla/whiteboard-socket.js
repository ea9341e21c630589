import Konva from 'konva/lib/index-umd.js';
import { io } from 'socket.io-client';
const socket = io('http://localhost:3000');
const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
socket.on('draw', (line) => layer.add(new Konva.Line(line)));
stage.on('mouseup', () => socket.emit('draw', { points: [0, 0, 10, 10] }));
