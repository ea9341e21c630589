import { describe, expect, it, vi } from 'vitest';
import { followZoom } from './follow-zoom';

function canvas(ratio: number) {
  return { ratio, getPixelRatio: () => ratio, setPixelRatio: vi.fn() };
}

function zoomed(konva: unknown, to: number): void {
  let change = (): void => undefined;
  const query = { addEventListener: (_: string, act: () => void) => (change = act) };
  const view = { devicePixelRatio: 1, matchMedia: () => query as unknown as MediaQueryList };
  followZoom(view, () => konva);
  view.devicePixelRatio = to;
  change();
}

describe('zooming the page', () => {
  it('gives the layers of running stages the new ratio, and later ones', () => {
    const sharp = canvas(1);
    const layer = { getCanvas: () => sharp, batchDraw: vi.fn() };
    const konva = { pixelRatio: 1, stages: [{ getLayers: () => [layer] }] };
    zoomed(konva, 1.5);
    expect(sharp.setPixelRatio).toHaveBeenCalledWith(1.5);
    expect(layer.batchDraw).toHaveBeenCalledOnce();
    expect(konva.pixelRatio).toBe(1.5);
  });

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
