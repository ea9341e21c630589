import Konva from 'konva';
import { crowd } from '../../../../common/konva/crowd';

interface Tip {
  name: string;
  /** The nodes of a layer with `count` shapes, without or with the tip. */
  scene: (count: number, isOn: boolean) => (Konva.Group | Konva.Shape)[];
  isListening?: (isOn: boolean) => boolean;
  /** Number of draws in one frame. */
  draws?: (isOn: boolean) => number;
}

const dots = (count: number) =>
  crowd(count).map((place) => new Konva.Circle({ ...place, radius: 7 }));
const boxes = (count: number, config: Konva.RectConfig) =>
  crowd(count).map(
    (place) =>
      new Konva.Rect({
        ...place,
        width: 16,
        height: 16,
        stroke: '#1b1f2a',
        strokeWidth: 3,
        ...config,
      }),
  );

export const tips: Tip[] = [
  {
    name: 'listening: false',
    scene: dots,
    isListening: (isOn) => !isOn,
  },
  {
    name: 'cache() for shadows',
    scene: (count, isOn) =>
      crowd(count).map((place) => {
        const star = new Konva.Star({
          ...place,
          numPoints: 7,
          innerRadius: 6,
          outerRadius: 11,
          shadowBlur: 6,
        });
        if (isOn) star.cache();
        return star;
      }),
  },
  {
    name: 'perfectDrawEnabled: false',
    scene: (count, isOn) => boxes(count, { opacity: 0.5, perfectDrawEnabled: !isOn }),
  },
  {
    name: 'shadowForStrokeEnabled: false',
    scene: (count, isOn) => boxes(count, { shadowBlur: 4, shadowForStrokeEnabled: !isOn }),
  },
  {
    name: 'hitStrokeWidth: 0',
    scene: (count, isOn) => boxes(count, { hitStrokeWidth: isOn ? 0 : 'auto' }),
  },
  {
    // With the tip, the other nine tenths are on a layer that is not drawn again.
    name: 'Static shapes on another layer',
    scene: (count, isOn) => dots(isOn ? count / 10 : count),
  },
  {
    name: 'One shape for many',
    scene: (count, isOn) => (isOn ? [manyDots(count)] : dots(count)),
  },
  {
    name: 'visible: false outside of the view',
    scene: (count, isOn) => {
      const nodes = dots(count);
      nodes.forEach((node, index) => {
        // One of ten is in view.
        if (index % 10 > 0) node.setAttrs({ x: node.x() + 2000, visible: !isOn });
      });
      return nodes;
    },
  },
  {
    name: 'One draw a frame instead of eight',
    scene: dots,
    draws: (isOn) => (isOn ? 1 : 8),
  },
];

/** One node that draws all dots and is not in the hit graph. */
function manyDots(count: number) {
  const places = crowd(count);
  return new Konva.Shape({
    listening: false,
    sceneFunc: (context) => {
      for (const { x, y, fill = '' } of places) {
        context.beginPath();
        context.arc(x, y, 7, 0, 2 * Math.PI);
        context.setAttr('fillStyle', fill);
        context.fill();
      }
    },
  });
}
