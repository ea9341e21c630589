import type Konva from 'konva';
import { defineClaims } from '@site-packages/page-claims';
import {
  copy,
  cut,
  duplicate,
  FULL,
  newCloth,
  OFFSET,
  paste,
  selectedOf,
} from '../../../demos/sandbox/Copy_Paste_Duplicate/shared/cloth';
import { clothKey } from '../../../demos/sandbox/Copy_Paste_Duplicate/shared/commands';

export default defineClaims([
  {
    says: 'you need only `Konva.Node#clone` and a list',
    run: ({ Konva, layer, expect }) => {
      type Item = Konva.Group | Konva.Shape;
      let clipboard: Item[] = [];
      let pastes = 0;
      let lastId = 0;
      const copyNodes = (nodes: Item[]) => {
        clipboard = nodes.map((node) => node.clone());
        pastes = 0;
      };
      const pasteNodes = (): Item[] => {
        pastes += 1;
        const by = 18 * pastes;
        const copies = clipboard.map((node) => {
          lastId += 1;
          return node.clone({ x: node.x() + by, y: node.y() + by, id: `copy-${lastId}` });
        });
        layer.add(...copies);
        return copies;
      };
      const box = new Konva.Rect({ id: 'box', x: 10, y: 20, width: 30, height: 30, fill: 'red' });
      layer.add(box);
      copyNodes([box]);
      box.destroy();
      pasteNodes();
      const [second] = pasteNodes();
      expect(second?.position()).toEqual({ x: 46, y: 56 });
      expect(layer.children.length).toBe(2);
      expect(second?.id()).toBe('copy-2');
      // A group is pasted with its children.
      copyNodes([new Konva.Group().add(new Konva.Circle({ radius: 5 }))]);
      const [group] = pasteNodes();
      expect(group instanceof Konva.Group && group.getLayer() === layer && group.getChildren().length).toBe(1);
    },
  },
  {
    says: 'moves its copies by 18 units for each paste since the last copy',
    run: ({ expect }) => {
      expect(OFFSET).toBe(18);
      const start = newCloth();
      const at = (cloth: typeof start) => selectedOf(cloth)[0]?.x;
      expect(at(paste(copy(start)))).toBe((at(start) ?? 0) + 18);
      expect(at(paste(paste(copy(start))))).toBe((at(start) ?? 0) + 36);
    },
  },
  {
    says: 'After a cut, the first paste uses the original position',
    run: ({ expect }) => {
      const start = newCloth();
      const { x, y } = selectedOf(start)[0] ?? {};
      expect(selectedOf(paste(cut(start)))[0]).toMatchObject({ x, y });
    },
  },
  {
    says: 'The clipboard does not change.',
    run: ({ expect }) => {
      const copied = copy(newCloth());
      expect(duplicate(copied).clipboard).toBe(copied.clipboard);
    },
  },
  {
    says: '`Konva.Node#clone` copies the `id` as well, and `Konva.Container#findOne` returns the first match. Pass a new id: `node.clone({ id: newId })`.',
    run: ({ Konva, layer, expect }) => {
      const node = new Konva.Rect({ id: 'one' });
      const same = node.clone();
      const other = node.clone({ id: 'two' });
      layer.add(node, same, other);
      expect(same.id()).toBe('one');
      expect(layer.findOne('#one')).toBe(node);
      expect(layer.findOne('#two')).toBe(other);
    },
  },
  {
    says: '`Konva.Node#clone` copies listeners. In a handler, use `event.target`, not a variable of the original. Handlers on the layer or the stage serve copies, too.',
    run: ({ Konva, layer, mouse, expect }) => {
      const heard: Konva.Node[] = [];
      const onLayer: Konva.Node[] = [];
      const node = new Konva.Rect({ width: 30, height: 30, fill: 'red' });
      node.on('click', ({ target }) => heard.push(target));
      layer.on('click', ({ target }) => onLayer.push(target));
      const clone = node.clone({ x: 100 });
      layer.add(node, clone).draw();
      mouse.click(110, 10);
      expect(heard).toEqual([clone]);
      expect(onLayer).toEqual([clone]);
    },
  },
  {
    says: "Return when the event's target is an `input` or a `textarea`, as `clothKey` in `commands.ts` does.",
    run: ({ container, expect }) => {
      const heard: unknown[] = [];
      container.addEventListener('keydown', (event) => heard.push(clothKey(event)));
      const press = (from: HTMLElement) => {
        container.append(from);
        from.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, bubbles: true }));
      };
      press(document.createElement('input'));
      press(document.createElement('textarea'));
      press(document.createElement('button'));
      expect(heard).toEqual([undefined, undefined, copy]);
    },
  },
  {
    says: 'The cloth holds at most 80 prints.',
    run: ({ expect }) => expect(FULL).toBe(80),
  },
  {
    says: 'Call `preventDefault()` in `copy` and `cut`, or the browser writes its own selection instead.',
    run: async ({ container, device, expect, onEnd }) => {
      const field = document.createElement('textarea');
      container.append(field);
      let prevents = false;
      const copyShapes = (event: ClipboardEvent) => {
        event.clipboardData?.setData('text/plain', 'shapes');
        if (prevents) event.preventDefault();
      };
      document.addEventListener('copy', copyShapes);
      onEnd(() => document.removeEventListener('copy', copyShapes));
      const roundTrip = async () => {
        field.value = 'words';
        field.focus();
        field.select();
        await device.press('Control+C');
        field.value = '';
        await device.press('Control+V');
        return field.value;
      };
      expect(await roundTrip()).toBe('words');
      prevents = true;
      expect(await roundTrip()).toBe('shapes');
    },
  },
]);
