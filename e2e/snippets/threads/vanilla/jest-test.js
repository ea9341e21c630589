import Konva from 'konva';
import { describe, it, expect } from 'vitest';

describe('stage', () => {
  it('adds a layer', () => {
    const stage = new Konva.Stage({ container: document.createElement('div'), width: 100, height: 100 });
    const layer = new Konva.Layer();
    stage.add(layer);
    expect(stage.getLayers().length).toBe(1);
  });
});
