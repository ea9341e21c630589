// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { findSilence, type SilentNode, type SilentStage } from './silence';
import { FAULTS } from './stage-faults';

interface Shape {
  className?: string;
  attrs?: Record<string, unknown>;
  isVisible?: boolean;
  opacity?: number;
  box?: { x: number; y: number; width: number; height: number };
  isFilled?: boolean;
  listeners?: Record<string, unknown>;
}

function shape(given: Shape): SilentNode {
  const { className = 'Rect', attrs = {}, isVisible = true, opacity = 1, isFilled = true, listeners = {} } = given;
  const box = given.box ?? { x: 10, y: 10, width: 20, height: 20 };
  return {
    nodeType: 'Shape',
    eventListeners: listeners,
    getClassName: () => className,
    getAttr: (name) => attrs[name],
    isVisible: () => isVisible,
    getAbsoluteOpacity: () => opacity,
    getClientRect: () => box,
    getSelfRect: () => box,
    hasFill: () => isFilled,
    hasStroke: () => false,
  };
}

/** A stage whose canvases have these alpha values. */
function stage(shapes: readonly Shape[], { pixel = 0, isConnected = true, isHidden = false } = {}): SilentStage {
  const nodes = shapes.map(shape);
  const canvas = {
    width: 1,
    height: 1,
    getContext: () => ({ getImageData: () => ({ data: new Uint8ClampedArray([0, 0, 0, pixel]) }) }),
  };
  return {
    ...shape({ className: 'Stage' }),
    nodeType: 'Stage',
    width: () => 300,
    height: () => 200,
    container: () => ({
      isConnected,
      getClientRects: () => (isHidden ? [] : [0]) as never,
      querySelectorAll: () => [canvas] as never,
    }),
    find: (test) => nodes.filter(test),
  };
}

beforeEach(() => {
  document.body.innerHTML = '<div id="container"></div>';
  // jsdom does not compute a layout.
  Element.prototype.getClientRects = () => [{}] as never;
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
  });
});

describe('a program without a stage', () => {
  it('is told of when its page has nothing to see', () => {
    expect(findSilence([], document)?.name).toBe(FAULTS.silent);
  });

  it.each(['<p>3 boxes</p>', '<button></button>', '<canvas></canvas>', '<svg></svg>'])(
    'is not when it shows %s',
    (html) => {
      document.body.innerHTML = html;
      expect(findSilence([], document)).toBeUndefined();
    },
  );

  it('is not when an element has its content in a shadow tree', () => {
    document.body.firstElementChild?.attachShadow({ mode: 'open' });
    expect(findSilence([], document)).toBeUndefined();
  });
});

describe('a stage on which nothing is drawn', () => {
  it.each<[string, readonly Shape[], string]>([
    ['has no shape', [], 'no shape is in its layers'],
    ['has a hidden shape', [{ isVisible: false }], 'The Rect is hidden'],
    ['has a transparent shape', [{ opacity: 0 }], 'opacity of 0'],
    ['has an image that has not loaded', [{ className: 'Image' }], 'The Image has no image yet.'],
    ['has a shape without a size', [{ box: { x: 0, y: 0, width: 0, height: 0 } }], 'is 0 by 0 pixels'],
    ['has a shape without a color', [{ isFilled: false }], 'neither a fill nor a stroke'],
    [
      'has a shape outside',
      [{ box: { x: 400, y: 20, width: 50, height: 50 } }],
      'The Rect is at 400, 20, outside of the stage, which is 300 by 200 pixels.',
    ],
  ])('%s', (_, shapes, told) => {
    expect(findSilence([stage(shapes)], document)?.message).toContain(told);
  });

  it('is in no page, or in a hidden part of one', () => {
    // It is drawn nevertheless.
    const apart = stage([{}], { isConnected: false, pixel: 255 });
    expect(findSilence([apart], document)?.message).toContain('not in the page');
    expect(findSilence([stage([{}], { isHidden: true, pixel: 255 })], document)?.message).toContain('is hidden');
    document.body.innerHTML = '<img alt="">';
    expect(findSilence([apart], document)).toBeUndefined();
  });

  it.each<[string, readonly Shape[], string]>([
    ['the reader’s pointer', [{ listeners: { mousedown: [] }, isVisible: false }], ''],
    ['a button of the page', [], '<button>Add</button>'],
  ])('is not told of when it waits for %s', (_, shapes, html) => {
    document.body.innerHTML += html;
    expect(findSilence([stage(shapes)], document)).toBeUndefined();
  });

  it('is told of when its nodes only listen to the end of a drag, as components of the bindings do', () => {
    expect(findSilence([stage([{ listeners: { dragend: [] }, isVisible: false }])], document)).toBeDefined();
  });

  it('is not told of while something moves, or when another stage shows something', () => {
    expect(findSilence([stage([])], document, true)).toBeUndefined();
    expect(findSilence([stage([]), stage([{}], { pixel: 255 })], document)).toBeUndefined();
  });
});
