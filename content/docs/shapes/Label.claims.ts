import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import type Konva from 'konva';
import PointingLabel from './claims/PointingLabel.svelte';

function addLabel({ Konva, layer }: ClaimTools, pointerDirection: string): Konva.Label {
  const label = new Konva.Label({ x: 120, y: 120 });
  label.add(
    new Konva.Tag({ fill: '#1b1f2a', pointerDirection, pointerWidth: 14, pointerHeight: 10 }),
    new Konva.Text({ text: 'The sun', fontSize: 18, padding: 10, fill: '#ffffff' }),
  );
  layer.add(label).draw();
  return label;
}

export default defineClaims([
  {
    says: "With a pointer, the label positions text and tag so that the tip is at the label's `x` and `y`. With `'none'`, the top left corner of the box is at this position.",
    run: (tools) => {
      for (const direction of ['up', 'right', 'down', 'left', 'none']) {
        const label = addLabel(tools, direction);
        const { x, y, width, height } = label.getTag().getClientRect();
        const tip = {
          up: [x + width / 2, y],
          right: [x + width, y + height / 2],
          down: [x + width / 2, y + height],
          left: [x, y + height / 2],
        }[direction] ?? [x, y];
        tools.expect(tip.map(Math.round), direction).toEqual([120, 120]);
      }
    },
  },
  {
    says: '`label.width()` and `label.height()` return the size of the text, without the pointer, and throw an error while there is no text.',
    run: (tools) => {
      const label = addLabel(tools, 'down');
      tools.expect(label.height()).toBe(label.getText().height());
      tools.expect(() => new tools.Konva.Label().width()).toThrow();
    },
  },
  {
    says: 'A label uses its first text and its first tag.',
    run: (tools) => {
      const label = addLabel(tools, 'none');
      const before = label.getTag().width();
      label.add(new tools.Konva.Text({ text: 'A second text that is much longer than the first', fontSize: 30 }));
      tools.expect(label.getTag().width()).toBe(before);
    },
  },
  {
    says: 'After mounting, svelte-konva writes the props `x` and `y` of every component, even if you did not pass them. That overwrites the positions that the label has computed',
    run: async (tools) => {
      const labels: Konva.Label[] = [];
      for (const again of [false, true]) {
        await mountSvelte(tools, PointingLabel, { again, found: (label: Konva.Label) => labels.push(label) });
      }
      tools.expect(labels.map((label) => label.getTag().y())).toEqual([0, -(38 + 14)]);
    },
  },
  {
    says: '`getClientRect()` and `absolutePosition()` both use the pixels of the stage, so the position is also correct on a zoomed stage.',
    run: (tools) => {
      const label = addLabel(tools, 'down');
      const shape = new tools.Konva.Rect({ x: 40, y: 60, width: 50, height: 20, fill: 'red' });
      tools.layer.add(shape);
      tools.stage.scale({ x: 2, y: 2 });
      const { x, y, width } = shape.getClientRect();
      label.absolutePosition({ x: x + width / 2, y });
      tools.expect(label.position()).toEqual({ x: 65, y: 60 });
    },
  },
]);
