import { describe, expect, it, vi } from 'vitest';
import { followZoom } from './follow-zoom';

function canvas(ratio: number) {
  return { ratio, getPixelRatio: () => ratio, setPixelRatio: vi.fn() };
}

/** Zooms a page whose browser tells of it, or does not. */
function zoomed(konva: unknown, to: number, tells: 'query' | 'nothing' = 'query'): void {
  let change = (): void => undefined;
  const query = { addEventListener: (_: string, act: () => void) => void (tells === 'query' && (change = act)) };
  const view = {
    devicePixelRatio: 1,
    matchMedia: () => query,
    setInterval: (act: () => void) => void (tells === 'nothing' && (change = act)),
  } as unknown as Parameters<typeof followZoom>[0] & { devicePixelRatio: number };
  followZoom(view, () => konva);
  view.devicePixelRatio = to;
  change();
}

describe('zooming the page', () => {
  it.each(['query', 'nothing'] as const)(
    'gives the layers of running stages the new ratio, and later ones: %s',
    (tells) => {
      const sharp = canvas(1);
      const layer = { getCanvas: () => sharp, batchDraw: vi.fn() };
      const konva = { pixelRatio: 1, stages: [{ getLayers: () => [layer] }] };
      zoomed(konva, 1.5, tells);
      expect(sharp.setPixelRatio).toHaveBeenCalledWith(1.5);
      expect(layer.batchDraw).toHaveBeenCalledOnce();
      expect(konva.pixelRatio).toBe(1.5);
    },
  );

  it('leaves the ratio that a program chose', () => {
    const own = canvas(3);
    const konva = { pixelRatio: 3, stages: [{ getLayers: () => [{ getCanvas: () => own, batchDraw: vi.fn() }] }] };
    zoomed(konva, 2);
    expect(own.setPixelRatio).not.toHaveBeenCalled();
    expect(konva.pixelRatio).toBe(3);
  });

  it('survives a program that broke the library', () => {
    expect(() => zoomed({ stages: [{ getLayers: () => Array.from([null, 1]) }] }, 2)).not.toThrow();
  });
});
