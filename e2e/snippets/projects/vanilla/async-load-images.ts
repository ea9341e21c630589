import Konva from 'konva';

const SOURCES = {
  body: 'https://picsum.photos/200/300',
  hat: '/images/hat.png',
} as const;

const load = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const img = new Image();
    img.crossOrigin = 'anonymous';
    img.onload = () => resolve(img);
    img.onerror = reject;
    img.src = src;
  });

(async () => {
  const entries = await Promise.all(Object.entries(SOURCES).map(async ([k, v]) => [k, await load(v)] as const));
  const images = Object.fromEntries(entries) as Record<keyof typeof SOURCES, HTMLImageElement>;
  const stage = new Konva.Stage({ container: 'container', width: 400, height: 400 });
  const layer = new Konva.Layer();
  stage.add(layer);
  layer.add(new Konva.Image({ image: images.body, x: 20, y: 60 }), new Konva.Image({ image: images.hat, x: 60, y: 0, draggable: true }));
})();
