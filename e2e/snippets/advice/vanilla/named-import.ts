import { Rect, Stage } from 'konva';

const stage = new Stage({ container: 'container', width: 400, height: 300 });
console.log(stage, Rect);
