import type { MemberExamples } from './types';

export const rootExamples: MemberExamples = {
  isBrowser: `Konva.isBrowser; // true (false in Node.js and workers)`,
  isUnminified: `Konva.isUnminified; // true (false in a minified bundle)`,
  dblClickWindow: `Konva.dblClickWindow; // 400\nKonva.dblClickWindow = 250; // double clicks must be faster`,
  enableTrace: `Konva.enableTrace = true; // before the layer is created\nconst traced = new Konva.Layer();\nstage.add(traced);\ntraced.getContext().getTrace().length > 0; // true`,
  pointerEventsEnabled: `Konva.pointerEventsEnabled = false; // no pointerdown, pointermove, …; mousedown and touchstart stay`,
  isTransforming: `Konva.isTransforming(); // false`,
  isDragReady: `Konva.isDragReady(); // false\nrect.startDrag();\nKonva.isDragReady(); // true\nrect.stopDrag();`,
  document: `Konva.document === document; // true`,
  stages: `Konva.stages.length; // 1\nKonva.stages[0] === stage; // true`,
  shapes: `Konva.shapes[circle.colorKey] === circle; // true`,
  DD: `rect.startDrag();\nKonva.DD.isDragging; // true\nKonva.DD.node === rect; // true\nrect.stopDrag();`,
};

export const animationExamples: MemberExamples = {
  func: `typeof animation.func; // 'function'`,
  layers: `animation.layers.length; // 1`,
  frame: `animation.frame.time; // 0 (before the first start)`,
  getLayers: `animation.getLayers()[0] === layer; // true`,
  isRunning: `animation.isRunning(); // false\nanimation.start();\nanimation.isRunning(); // true\nanimation.stop();`,
  start: `animation.start();\nanimation.isRunning(); // true\nanimation.stop();`,
  stop: `animation.start();\nanimation.stop();\nanimation.isRunning(); // false`,
};

export const tweenExamples: MemberExamples = {
  play: `tween.play(); // the circle moves to 220`,
  reverse: `tween.finish();\ntween.reverse(); // the circle moves back to 200`,
  reset: `tween.finish();\ntween.reset();\ncircle.x(); // 200`,
  pause: `tween.play();\ntween.pause(); // stays where it is; play() continues`,
  finish: `tween.finish();\ncircle.x(); // 220`,
  destroy: `tween.finish();\ntween.destroy();\ncircle.x(); // 220 (the node keeps its values)`,
  node: `tween.node === circle; // true`,
  onFinish: `tween.onFinish = () => console.log('arrived'); // arrived\ntween.finish();`,
  onReset: `tween.onReset = () => console.log('back'); // back\ntween.finish();\ntween.reset();`,
  onUpdate: `tween.onUpdate = () => console.log(circle.x()); // 210\ntween.seek(0.05);`,
};

export const utilExamples: MemberExamples = {
  isObject: `Konva.Util.isObject([]); // true\nKonva.Util.isObject('text'); // false`,
  isValidSelector: `Konva.Util.isValidSelector('.card'); // true\nKonva.Util.isValidSelector('card'); // false`,
  createCanvasElement: `Konva.Util.createCanvasElement().tagName; // 'CANVAS'`,
  createImageElement: `Konva.Util.createImageElement().tagName; // 'IMG'`,
  isCanvasFarblingActive: `Konva.Util.isCanvasFarblingActive(); // false (true in browsers that resist fingerprinting)`,
  getHitColor: `Konva.Util.getHitColor().length; // 7 (such as '#093f7b')`,
  getHitColorKey: `Konva.Util.getHitColorKey(255, 0, 170); // '#ff00ab'`,
  getSnappedHexColor: `Konva.Util.getSnappedHexColor('#000000'); // '#000000'`,
  cloneArray: `const points = [1, 2];\nKonva.Util.cloneArray(points) === points; // false`,
  throw: `try {\n  Konva.Util.throw('No layer.');\n} catch (error) {\n  console.log(String(error)); // Error: Konva error: No layer.\n}`,
  error: `if (!layer) Konva.Util.error('No layer.'); // in the console: Konva error: No layer.`,
  warn: `Konva.Util.warn('No layer.'); // in the console: Konva warning: No layer.`,
  each: `Konva.Util.each({ a: 1, b: 2 }, (key: string, value: number) => console.log(key, value)); // a 1`,
  releaseCanvas: `const canvas = Konva.Util.createCanvasElement();\nKonva.Util.releaseCanvas(canvas);\ncanvas.width; // 0`,
  drawRoundedRectPath: `shape.sceneFunc((context, self) => {
  context.beginPath();
  Konva.Util.drawRoundedRectPath(context, self.width(), self.height(), 12);
  context.closePath();
  context.fillStrokeShape(self); // a rectangle with round corners
});`,
  drawRoundedPolygonPath: `const corners = [
  { x: 50, y: 0 },
  { x: 100, y: 60 },
  { x: 0, y: 60 },
];
shape.sceneFunc((context, self) => {
  context.beginPath();
  Konva.Util.drawRoundedPolygonPath(context, corners, 3, 60, 10);
  context.closePath();
  context.fillStrokeShape(self); // a triangle with round corners
});`,
};
