import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 260,
});
const layer = new Konva.Layer();
stage.add(layer);

const width = stage.width();

// A curve across the stage; its middle rises `bend` pixels over its ends.
const curve = (bend: number) => `M0 170 Q${width / 2} ${170 - bend * 2} ${width} 170`;

const sun = new Konva.Circle({ x: width / 2 + 60, y: 104, radius: 52, fill: '#f6b73c' });
const hill = new Konva.Path({ data: `${curve(70)} V260 H0 Z`, fill: '#3fa66b' });
const words = new Konva.TextPath({
  name: 'words',
  data: curve(70),
  text: 'Over the hill and far away',
  fontSize: 22,
  fontStyle: 'bold',
  letterSpacing: 1,
  align: 'center',
  textBaseline: 'bottom',
  fill: '#1b1f2a',
});
layer.add(sun, hill, words);

const bend = document.querySelector<HTMLInputElement>('#bend');
bend?.addEventListener('input', () => {
  words.data(curve(bend.valueAsNumber));
  hill.data(`${curve(bend.valueAsNumber)} V260 H0 Z`);
});

const text = document.querySelector<HTMLInputElement>('#text');
text?.addEventListener('input', () => words.text(text.value));
