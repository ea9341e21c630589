import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 180,
});
const layer = new Konva.Layer();
stage.add(layer);

const center = stage.width() / 2;

const addCounter = (name: string, label: string, x: number, fill: string) => {
  const square = new Konva.Rect({
    name,
    x,
    y: 16,
    width: 96,
    height: 96,
    cornerRadius: 16,
    fill,
  });
  const text = { x, width: 96, align: 'center', fill: '#1b1f2a', listening: false };
  const number = new Konva.Text({ ...text, name: `${name}-count`, y: 44, text: '0', fontSize: 40 });
  const caption = new Konva.Text({ ...text, y: 124, text: label, fontSize: 14, lineHeight: 1.3 });
  layer.add(square, number, caption);

  const count = () => number.text(String(Number(number.text()) + 1));
  return { square, count };
};

const both = addCounter('both', 'click tap', center - 152, '#f6b73c');
both.square.on('click tap', both.count);

// The page may scroll from here, so the browser sends mouse events after a tap.
const scrolling = addCounter('scrolling', 'click tap\nscrolls', center - 48, '#f2664a');
scrolling.square.preventDefault(false);
scrolling.square.on('click tap', scrolling.count);

const pointer = addCounter('pointer', 'pointerclick\nscrolls', center + 56, '#3fa66b');
pointer.square.preventDefault(false);
pointer.square.on('pointerclick', pointer.count);
