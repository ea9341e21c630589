import Konva from 'konva';

export interface Dot {
  x: number;
  y: number;
  fill: string;
}

const colors = ['#f2664a', '#f6b73c', '#3fa66b', '#1f9aa5', '#4a90e2', '#8457c9'];
const radius = 3;
export const height = 180;

/** Dots around x = 0, spread evenly over 150 by 160 pixels. */
export function dotsOf(count: number): Dot[] {
  return Array.from({ length: count }, (_, index) => ({
    x: (((index * 0.7548776662) % 1) - 0.5) * 150,
    y: 10 + ((index * 0.569840291) % 1) * 160,
    fill: colors[index % colors.length] ?? '',
  }));
}

/** What both ways to draw have in common. */
export interface Drawing {
  name: string;
  build: (dots: Dot[]) => void;
  /** Moves and colors every dot. */
  change: (dots: Dot[]) => void;
  clear: () => void;
  /** The number of DOM elements that the drawing consists of. */
  elements: () => number;
}

/**
 * One node for each dot, on one canvas: with the hit graph, which events need, and without it. Both draw at once. The automatic
 * draw in the next frame is not measured.
 */
export function onCanvas(): Drawing[] {
  const stage = new Konva.Stage({ container: 'container', height });
  const layer = new Konva.Layer();
  stage.add(layer);

  function fit() {
    stage.width(stage.container().clientWidth);
    layer.x(stage.width() / 2).draw();
  }
  fit();
  new ResizeObserver(fit).observe(stage.container());

  const drawing = (name: string, listening: boolean): Drawing => ({
    name,
    build: (dots) => {
      layer.listening(listening);
      for (const dot of dots) layer.add(new Konva.Circle({ ...dot, radius }));
      layer.draw();
    },
    change: (dots) => {
      layer.getChildren().forEach((node, index) => node.setAttrs(dots[index]));
      layer.draw();
    },
    clear: () => layer.destroyChildren().draw(),
    elements: () => stage.content.querySelectorAll('*').length + 1,
  });
  return [drawing('Canvas', false), drawing('Canvas + events', true)];
}

/** One element for each dot. */
export function inSvg(svg: SVGSVGElement): Drawing {
  const group = document.createElementNS(svg.namespaceURI, 'g');
  svg.append(group);

  function fit() {
    group.setAttribute('transform', `translate(${svg.clientWidth / 2} 0)`);
  }
  fit();
  new ResizeObserver(fit).observe(svg);

  function set(circle: Element, { x, y, fill }: Dot) {
    circle.setAttribute('cx', String(x));
    circle.setAttribute('cy', String(y));
    circle.setAttribute('fill', fill);
  }

  return {
    name: 'SVG',
    build: (dots) => {
      for (const dot of dots) {
        const circle = document.createElementNS(svg.namespaceURI, 'circle');
        circle.setAttribute('r', String(radius));
        set(circle, dot);
        group.append(circle);
      }
    },
    change: (dots) => {
      [...group.children].forEach((circle, index) => {
        const dot = dots[index];
        if (dot) set(circle, dot);
      });
    },
    clear: () => group.replaceChildren(),
    elements: () => svg.querySelectorAll('*').length + 1,
  };
}
