import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { closesField, overlayStyle } from '../../../demos/sandbox/Editable_Text/shared/overlay';

function addField({ container }: ClaimTools, style: string): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  field.value = 'Words';
  field.rows = 1;
  field.style.cssText = `display: block; font-family: Arial; font-size: 28px; ${style}`;
  container.append(field);
  return field;
}

export default defineClaims([
  {
    says: 'The textarea has padding, a border, or another line height. `line-height: normal` is not 1; use the same number for both.',
    run: (tools) => {
      const { Konva, expect } = tools;
      const text = new Konva.Text({ text: 'Words', fontFamily: 'Arial', fontSize: 28, lineHeight: 1 });
      const heightWith = (style: string) => {
        const field = addField(tools, `overflow: hidden; ${style}`);
        return field.getBoundingClientRect().height;
      };
      expect(text.height()).toBe(28);
      expect(heightWith('padding: 0; border: 0; line-height: 1')).toBe(28);
      expect(heightWith('padding: 0; border: 0; line-height: normal')).not.toBe(28);
      expect(heightWith('border: 0; line-height: 1')).toBeGreaterThan(28);
      expect(heightWith('padding: 0; line-height: 1')).toBeGreaterThan(28);
    },
  },
  {
    says: 'Check `event.isComposing` first, as `closesField` does.',
    run: ({ expect }) => {
      const enter = (isComposing: boolean) => closesField(new KeyboardEvent('keydown', { key: 'Enter', isComposing }));
      expect(enter(true)).toBe(false);
      expect(enter(false)).toBe(true);
    },
  },
  {
    says: '`dblclick` is for the mouse only. `pointerdblclick` works with mouse, pen and finger.',
    run: ({ Konva, stage, layer, mouse, touch, expect }) => {
      const text = new Konva.Text({ x: 50, y: 50, text: 'Words', fontSize: 60 });
      layer.add(text).draw();
      const heard: string[] = [];
      text.on('dblclick pointerdblclick', ({ type }) => heard.push(type));
      mouse.click(80, 80);
      mouse.click(80, 80);
      expect(heard.splice(0)).toEqual(['pointerdblclick', 'dblclick']);
      touch.tap(80, 80);
      touch.tap(80, 80);
      expect(heard.splice(0)).toEqual(['pointerdblclick']);
      for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) {
        stage.content.dispatchEvent(
          new PointerEvent(type, { pointerId: 9, pointerType: 'pen', clientX: 80, clientY: 80, bubbles: true }),
        );
      }
      expect(heard).toEqual(['pointerdblclick']);
    },
  },
  {
    says: "Font, letter spacing, line height, alignment, padding and width come from the node's getters.",
    run: (tools) => {
      const text = new tools.Konva.Text({
        text: 'Words',
        width: 200,
        padding: 12,
        fontSize: 28,
        fontFamily: 'Arial',
        fontStyle: 'italic bold',
        letterSpacing: 3,
      });
      tools.layer.add(text);
      const field = addField(tools, 'border: 0');
      Object.assign(field.style, overlayStyle(text));
      const { fontStyle, fontWeight, letterSpacing, padding } = getComputedStyle(field);
      tools.expect([fontStyle, fontWeight, letterSpacing, padding]).toEqual(['italic', '700', '3px', '12px']);
      tools.expect(field.getBoundingClientRect().width).toBe(200);
    },
  },
  {
    says: 'Give the text a `width`: without it, the field is as wide as the old words and wraps new words.',
    run: (tools) => {
      const heightWith = (config: { width?: number }) => {
        const text = new tools.Konva.Text({ text: 'Old words', fontSize: 28, fontFamily: 'Arial', ...config });
        tools.layer.add(text);
        const field = addField(tools, 'border: 0; height: 0; overflow: hidden');
        Object.assign(field.style, overlayStyle(text));
        field.value = 'Old words and new';
        return field.scrollHeight;
      };
      tools.expect(heightWith({})).toBeGreaterThan(heightWith({ width: 300 }));
    },
  },
]);
