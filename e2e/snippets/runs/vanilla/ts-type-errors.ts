import Konva from 'konva';

interface Item { id: number; label: string }
const items: Item[] = [{ id: '1', label: 'A' }, { id: 2, label: 'B', extra: true }];

const stage: Konva.Stage = new Konva.Stage({ container: 'container', width: 400, height: 100 });
const layer = new Konva.Layer();
stage.add(layer);

items.forEach((item: Item, i: number) => {
  const label = new Konva.Label({ x: 20 + i * 100, y: 20 });
  label.add(new Konva.Tag({ fill: 'lightgreen', pointerDirection: 'down', pointerWidth: 10, pointerHeight: 10 }));
  label.add(new Konva.Text({ text: item.label, padding: 5, foo: 1 }));
  layer.add(label);
});
let unused: number = 'text';
const el = document.getElementById('container')!.children[0] as HTMLCanvasElement;
export {};
