import type { MemberExamples } from './types';

/** A path, and what its stroke draws. */
const path = (lines: string, drawn: string) => `context.beginPath();\n${lines}\ncontext.stroke(); // ${drawn}`;
const square = 'context.fillRect(10, 10, 60, 40);';

/** Each example says what appears on the canvas. */
export const contextExamples: MemberExamples = {
  canvas: `context.canvas === layer.getCanvas(); // true`,
  fillShape: `context.beginPath();\ncontext.rect(0, 0, 40, 40);\ncontext.fillShape(rect); // a square with the rectangle's fill, 'tomato'`,
  strokeShape: `rect.stroke('black');\ncontext.beginPath();\ncontext.rect(0, 0, 40, 40);\ncontext.strokeShape(rect); // an outline with the rectangle's stroke`,
  fillStrokeShape: `shape.stroke('black');
shape.sceneFunc((context, self) => {
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(60, 30);
  context.lineTo(0, 60);
  context.closePath();
  context.fillStrokeShape(self); // a gold triangle with a black outline
});`,
  reset: `context.translate(100, 0);\ncontext.reset();\ncontext.fillRect(0, 0, 10, 10); // in the corner again`,
  getCanvas: `context.getCanvas() === layer.getCanvas(); // true`,
  getTrace: `Konva.enableTrace = true;\nconst traced = new Konva.Layer();\nstage.add(traced);\ntraced.getContext().clearTrace();\ntraced.getContext().moveTo(1, 2);\ntraced.getContext().getTrace(); // 'moveTo(1,2);'`,
  clearTrace: `Konva.enableTrace = true;\nconst traced = new Konva.Layer();\nstage.add(traced);\ntraced.getContext().clearTrace();\ntraced.getContext().getTrace(); // ''`,
  traceArr: `Konva.enableTrace = true;\nconst traced = new Konva.Layer();\ntraced.getContext().clearTrace();\ntraced.getContext().traceArr; // []`,
  arc: path('context.arc(50, 50, 30, 0, Math.PI);', 'the lower half of a circle'),
  arcTo: path(
    'context.moveTo(10, 10);\ncontext.arcTo(80, 10, 80, 80, 20);',
    'a line to the right that ends in a rounded corner',
  ),
  beginPath: `context.beginPath(); // the previous path is not stroked again\ncontext.rect(0, 0, 20, 20);\ncontext.stroke(); // one square`,
  bezierCurveTo: path('context.moveTo(0, 50);\ncontext.bezierCurveTo(20, 0, 80, 100, 100, 50);', 'a wave'),
  clearRect: `${square}\ncontext.clearRect(20, 20, 20, 20); // a hole in the rectangle`,
  clip: `context.save();\ncontext.beginPath();\ncontext.arc(40, 30, 20, 0, Math.PI * 2);\ncontext.clip();\n${square} // only the part inside the circle\ncontext.restore();`,
  closePath: path(
    'context.moveTo(0, 0);\ncontext.lineTo(50, 0);\ncontext.lineTo(50, 50);\ncontext.closePath();',
    'a triangle: the third side is added',
  ),
  createImageData: `const pixels = context.createImageData(2, 2);\npixels?.data.length; // 16 (four numbers for each pixel)`,
  createLinearGradient: `const gradient = context.createLinearGradient(0, 0, 100, 0);\ngradient.addColorStop(0, 'tomato');\ngradient.addColorStop(1, 'teal');\nrect.fill(gradient); // from tomato on the left to teal on the right`,
  createPattern: `const tile = document.createElement('canvas');\ntile.width = tile.height = 8;\ntile.getContext('2d')?.fillRect(0, 0, 4, 4);\nconst pattern = context.createPattern(tile, 'repeat');\ncontext.setAttr('fillStyle', pattern);\n${square} // a grid of small squares`,
  createRadialGradient: `const gradient = context.createRadialGradient(60, 40, 0, 60, 40, 60);\ngradient.addColorStop(0, 'white');\ngradient.addColorStop(1, 'teal');\nrect.fill(gradient); // light in the middle`,
  drawImage: `const source = document.createElement('canvas');\nsource.width = source.height = 20;\nsource.getContext('2d')?.fillRect(0, 0, 20, 20);\ncontext.drawImage(source, 10, 10, 60, 60); // three times as large`,
  ellipse: path('context.ellipse(60, 40, 50, 20, 0, 0, Math.PI * 2);', 'a wide ellipse'),
  isPointInPath: `context.beginPath();\ncontext.rect(0, 0, 40, 40);\ncontext.isPointInPath(20, 20); // true`,
  fill: `context.beginPath();\ncontext.arc(40, 40, 20, 0, Math.PI * 2);\ncontext.fillStyle = 'teal';\ncontext.fill(); // a disk`,
  fillRect: `context.fillStyle = 'gold';\n${square} // a filled rectangle`,
  strokeRect: `context.lineWidth = 4;\ncontext.strokeRect(10, 10, 60, 40); // an outline`,
  fillText: `context.font = '20px Arial';\ncontext.fillText('Hello', 10, 40); // the word, on a baseline at 40`,
  measureText: `context.font = '20px Arial';\ncontext.measureText('').width; // 0`,
  getImageData: `context.clear();\ncontext.fillStyle = 'rgb(255, 0, 0)';\ncontext.fillRect(0, 0, 10, 10);\nArray.from(context.getImageData(2, 2, 1, 1).data); // [255, 0, 0, 255]`,
  lineTo: path('context.moveTo(0, 0);\ncontext.lineTo(80, 40);', 'a line'),
  moveTo: path(
    'context.moveTo(0, 10);\ncontext.lineTo(80, 10);\ncontext.moveTo(0, 30);\ncontext.lineTo(80, 30);',
    'two separate lines',
  ),
  rect: path('context.rect(10, 10, 60, 40);', 'an outline'),
  roundRect: path('context.roundRect(10, 10, 60, 40, 8);', 'an outline with round corners'),
  putImageData: `const pixels = context.getImageData(0, 0, 10, 10);\npixels.data.fill(255);\ncontext.putImageData(pixels, 5, 5); // a white square; transforms do not apply`,
  quadraticCurveTo: path('context.moveTo(0, 50);\ncontext.quadraticCurveTo(50, 0, 100, 50);', 'an arch'),
  restore: `context.save();\ncontext.fillStyle = 'teal';\ncontext.restore();\n${square} // in the previous color`,
  rotate: `context.save();\ncontext.translate(60, 40);\ncontext.rotate(Math.PI / 4);\ncontext.fillRect(-20, -20, 40, 40); // a diamond\ncontext.restore();`,
  save: `context.save();\ncontext.translate(50, 0);\ncontext.restore();\n${square} // not moved`,
  scale: `context.save();\ncontext.scale(2, 1);\ncontext.fillRect(0, 0, 20, 20); // 40 wide, 20 high\ncontext.restore();`,
  setLineDash: `context.setLineDash([10, 5]);\n${path('context.moveTo(0, 20);\ncontext.lineTo(100, 20);', 'a dashed line')}`,
  getLineDash: `context.setLineDash([10, 5]);\ncontext.getLineDash(); // [10, 5]`,
  setTransform: `context.save();\ncontext.setTransform(1, 0, 0.5, 1, 0, 0);\n${square} // leans to the left\ncontext.restore();`,
  stroke: path('context.moveTo(0, 20);\ncontext.lineTo(100, 20);', 'a line'),
  strokeText: `context.font = '30px Arial';\ncontext.strokeText('Hello', 10, 40); // hollow letters`,
  transform: `context.save();\ncontext.transform(1, 0, 0, 1, 30, 10);\ncontext.fillRect(0, 0, 20, 20); // 30 to the right, 10 down\ncontext.restore();`,
  translate: `context.save();\ncontext.translate(30, 10);\ncontext.fillRect(0, 0, 20, 20); // 30 to the right, 10 down\ncontext.restore();`,
  fillStyle: `context.fillStyle = 'teal';\n${square} // a teal rectangle`,
  strokeStyle: `context.strokeStyle = 'teal';\ncontext.strokeRect(10, 10, 60, 40); // a teal outline`,
  shadowColor: `context.shadowColor = 'black';\ncontext.shadowBlur = 6;\n${square} // with a soft shadow`,
  shadowBlur: `context.shadowColor = 'black';\ncontext.shadowBlur = 12;\n${square} // with a very soft shadow`,
  shadowOffsetX: `context.shadowColor = 'gray';\ncontext.shadowOffsetX = 8;\n${square} // the shadow is on the right`,
  shadowOffsetY: `context.shadowColor = 'gray';\ncontext.shadowOffsetY = 8;\n${square} // the shadow is below`,
  letterSpacing: `context.letterSpacing = '4px';\ncontext.fillText('Hello', 10, 40); // letters further apart`,
  lineCap: `context.lineWidth = 12;\ncontext.lineCap = 'round';\n${path('context.moveTo(20, 20);\ncontext.lineTo(80, 20);', 'a line with round ends')}`,
  lineDashOffset: `context.setLineDash([10, 10]);\ncontext.lineDashOffset = 10;\n${path('context.moveTo(0, 20);\ncontext.lineTo(100, 20);', 'begins with a gap')}`,
  lineJoin: `context.lineWidth = 12;\ncontext.lineJoin = 'round';\ncontext.strokeRect(20, 20, 40, 40); // round corners`,
  lineWidth: `context.lineWidth = 12;\n${path('context.moveTo(0, 20);\ncontext.lineTo(100, 20);', 'a thick line')}`,
  miterLimit: `context.lineWidth = 10;\ncontext.miterLimit = 1;\ncontext.strokeRect(20, 20, 40, 40); // corners are cut off`,
  direction: `context.direction = 'rtl';\ncontext.textAlign = 'start';\ncontext.fillText('Hello', 100, 40); // ends at 100`,
  font: `context.font = 'italic bold 24px Georgia, serif';\ncontext.fillText('Hello', 10, 40); // large italic letters`,
  textAlign: `context.textAlign = 'center';\ncontext.fillText('Hello', 100, 40); // its middle is at 100`,
  textBaseline: `context.textBaseline = 'top';\ncontext.fillText('Hello', 10, 0); // below 0`,
  globalAlpha: `context.globalAlpha = 0.5;\n${square} // half transparent`,
  globalCompositeOperation: `${square}\ncontext.globalCompositeOperation = 'destination-out';\ncontext.fillRect(20, 20, 20, 20); // a hole`,
  imageSmoothingEnabled: `context.imageSmoothingEnabled = false; // enlarged images keep hard pixel edges\ncontext.imageSmoothingEnabled; // false`,
  imageSmoothingQuality: `context.imageSmoothingQuality = 'high';\ncontext.imageSmoothingQuality; // 'high'`,
  filter: `context.filter = 'blur(4px)';\n${square} // blurred`,
};

export const canvasExamples: MemberExamples = {
  pixelRatio: `layer.getHitCanvas().pixelRatio; // 1`,
  context: `layer.getCanvas().context === layer.getContext(); // true`,
  width: `layer.getCanvas().setPixelRatio(2);\nlayer.getCanvas().width; // 800 (for 400 CSS pixels)`,
  height: `layer.getCanvas().setPixelRatio(2);\nlayer.getCanvas().height; // 600 (for 300 CSS pixels)`,
  isCache: `layer.getCanvas().isCache; // false`,
  getContext: `layer.getCanvas().getContext() === layer.getContext(); // true`,
  setWidth: `const canvas = layer.getCanvas();\ncanvas.setPixelRatio(2);\ncanvas.setWidth(100);\ncanvas.getWidth(); // 200`,
  setHeight: `const canvas = layer.getCanvas();\ncanvas.setPixelRatio(2);\ncanvas.setHeight(100);\ncanvas.getHeight(); // 200`,
  getWidth: `layer.getHitCanvas().getWidth(); // 400`,
  getHeight: `layer.getHitCanvas().getHeight(); // 300`,
  setSize: `layer.getHitCanvas().setSize(50, 40);\nlayer.getHitCanvas().getWidth(); // 50`,
  setSizeIfChanged: `layer.getHitCanvas().setSizeIfChanged(400, 300); // the same size: nothing is cleared`,
};

export const transformExamples: MemberExamples = {
  m: `rect.getTransform().m; // [1, 0, 0, 1, 40, 30]`,
  dirty: `rect.getTransform().dirty; // false`,
  reset: `const scaled = new Konva.Transform([2, 0, 0, 2, 10, 10]);\nscaled.reset();\nscaled.m; // [1, 0, 0, 1, 0, 0]`,
  copyInto: `const target = new Konva.Transform();\nrect.getTransform().copyInto(target);\ntarget.m; // [1, 0, 0, 1, 40, 30]`,
  getTranslation: `rect.getAbsoluteTransform().getTranslation(); // { x: 40, y: 30 }`,
  isInvertible: `rect.getTransform().isInvertible(); // true\nrect.scaleX(0);\nrect.getTransform().isInvertible(); // false`,
  getMatrix: `rect.getTransform().getMatrix(); // [1, 0, 0, 1, 40, 30]`,
};
