import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 320,
  draggable: true,
});
// Without touchAction a finger on an empty place would scroll the page as well.
Object.assign(stage.container().style, { cursor: 'grab', touchAction: 'none' });
const layer = new Konva.Layer();
stage.add(layer);

const colors = ['#f2664a', '#f6b73c', '#3fa66b', '#1f9aa5', '#8457c9'];

for (let index = 0; index < 400; index += 1) {
  // Each seed lies a golden angle further around and a little further out.
  const angle = index * 2.39996;
  const distance = 19 * Math.sqrt(index);
  layer.add(
    new Konva.Circle({
      name: 'seed',
      x: stage.width() / 2 + distance * Math.cos(angle),
      y: 160 + distance * Math.sin(angle),
      radius: 9 + index / 90,
      fill: colors[index % 5],
    }),
  );
}

document.querySelector('#back')?.addEventListener('click', () => stage.position({ x: 0, y: 0 }));
