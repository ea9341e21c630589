import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

const WORDS = 'Pull a handle and the lines wrap again';

function addText({ Konva, layer }: ClaimTools, config: Partial<Konva.TextConfig> = {}) {
  const text = new Konva.Text({ x: 100, y: 100, width: 200, fontSize: 20, text: WORDS, ...config });
  const transformer = new Konva.Transformer({
    nodes: [text],
    enabledAnchors: ['middle-left', 'middle-right'],
    flipEnabled: false,
  });
  layer.add(text, transformer).draw();
  text.on('transform', () => {
    text.setAttrs({ width: Math.max(90, text.width() * text.scaleX()), scaleX: 1, scaleY: 1 });
  });
  const middle = () => 100 + text.height() / 2;
  return { text, transformer, middle };
}

export default defineClaims([
  {
    says: 'The text wraps its lines in the same step, so Konva never draws stretched letters.',
    run: (tools) => {
      const { text, middle } = addText(tools);
      const lines = text.textArr.length;
      const scales: number[] = [];
      text.on('transform', () => scales.push(text.scaleX()));
      tools.mouse.drag([300, middle()], [220, middle()]);
      tools.expect(text.width()).toBeCloseTo(120);
      tools.expect(text.textArr.length).toBeGreaterThan(lines);
      tools.expect(new Set(scales)).toEqual(new Set([1]));
    },
  },
  {
    says: 'a handle past the other side does not mirror the letters.',
    run: (tools) => {
      const { text, middle } = addText(tools);
      tools.mouse.drag([300, middle()], [20, middle()]);
      tools.expect(text.rotation()).toBeCloseTo(0);
    },
  },
  {
    says: 'If the box is narrower than its longest word, the text breaks inside words.',
    run: ({ Konva, expect }) => {
      const text = new Konva.Text({ text: 'Wonderful', fontSize: 20, width: 50 });
      expect(text.textArr.length).toBeGreaterThan(1);
    },
  },
  {
    says: "The listener set a fixed `width`. To remove it, call `width('auto')`.",
    run: (tools) => {
      const { text, middle } = addText(tools, { width: undefined, text: 'Short' });
      const y = middle();
      const right = 100 + text.width();
      tools.mouse.drag([right, y], [right + 100, y]);
      const fixed = text.width();
      text.text('Short, and now with more words');
      tools.expect(text.width()).toBe(fixed);
      // The library's types have numbers only.
      const auto: object = { width: 'auto' };
      text.setAttrs(auto);
      tools.expect(text.width()).toBeGreaterThan(fixed);
      tools.expect(text.textArr).toHaveLength(1);
    },
  },
]);
