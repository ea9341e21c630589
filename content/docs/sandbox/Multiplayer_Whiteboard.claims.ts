import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'A `BroadcastChannel` object does not receive the messages that it sends. Another object with the same channel name does, even on the same page.',
    run: async ({ expect, onEnd }) => {
      const [one, two, other] = ['claim', 'claim', 'else'].map((name) => new BroadcastChannel(name));
      const heard: string[] = [];
      const arrived = new Promise<void>((resolve) => {
        two?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          heard.push(`two ${String(data)}`);
          resolve();
        });
      });
      one?.addEventListener('message', () => heard.push('one'));
      other?.addEventListener('message', () => heard.push('other'));
      onEnd(() => [one, two, other].forEach((channel) => channel?.close()));
      one?.postMessage('hello');
      await arrived;
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(heard).toEqual(['two hello']);
    },
  },
  {
    says: 'The browser copies messages, and it cannot copy functions or Konva nodes.',
    run: ({ Konva, expect, onEnd }) => {
      const channel = new BroadcastChannel('claim-copies');
      onEnd(() => channel.close());
      const errorOf = (value: unknown) => {
        try {
          channel.postMessage(value);
          return '';
        } catch (error) {
          return error instanceof DOMException ? error.name : 'other';
        }
      };
      const rect = new Konva.Rect({ width: 10, height: 10, fill: 'red' });
      rect.on('click', () => undefined);
      expect(errorOf(rect)).toBe('DataCloneError');
      expect(errorOf(() => undefined)).toBe('DataCloneError');
      expect(errorOf({ x: 1, y: 2 })).toBe('');
    },
  },
  {
    says: 'Send records, or `Konva.Node#getAttrs` of a node whose attributes are all plain values.',
    run: ({ Konva, expect }) => {
      const rect = new Konva.Rect({ x: 4, width: 10, height: 10, fill: 'red' });
      expect(structuredClone(rect.getAttrs())).toEqual({ x: 4, width: 10, height: 10, fill: 'red' });
      const shape = new Konva.Shape({ sceneFunc: () => undefined });
      let name = '';
      try {
        structuredClone(shape.getAttrs());
      } catch (error) {
        name = error instanceof DOMException ? error.name : 'other';
      }
      expect(name).toBe('DataCloneError');
    },
  },
  {
    says: 'Dragging moves the node and does not change your data.',
    run: ({ Konva, layer, mouse, expect }) => {
      const record = { x: 50, y: 50 };
      const note = new Konva.Rect({ ...record, width: 40, height: 40, fill: 'red', draggable: true });
      layer.add(note).draw();
      mouse.drag([60, 60], [90, 70]);
      expect(note.position()).toEqual({ x: 80, y: 60 });
      expect(record).toEqual({ x: 50, y: 50 });
    },
  },
]);
