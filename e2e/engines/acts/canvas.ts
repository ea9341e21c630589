import type { Check } from '../checks';
import type { Reader } from '../reader';
import { EngineDemo } from '../shown-demo';

/** An act in a demo after which its drawing must differ. */
function changes(
  name: string,
  id: string,
  address: string,
  act: (demo: EngineDemo, reader: Reader) => Promise<void>,
): Check {
  return {
    name,
    address,
    async run(reader) {
      const demo = new EngineDemo(reader, id);
      await demo.runs();
      await demo.draws();
      // The pointer must not be where it would change the drawing by itself.
      await reader.driver.move({ x: 2, y: 2 });
      const before = await demo.rests();
      await act(demo, reader);
      await demo.changesFrom(before);
    },
  };
}

/** Where something of this color is, in a canvas' shares. */
async function inked(demo: EngineDemo): Promise<{ x: number; y: number }> {
  const found = await demo.inFrame(() => {
    for (const canvas of document.querySelectorAll('canvas')) {
      const { width, height } = canvas;
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? {};
      if (data === undefined) continue;
      // The middle of the longest run of opaque pixels.
      let best = { length: 0, x: 0, y: 0 };
      for (let y = 0; y < height; y += 4) {
        let start = -1;
        for (let x = 0; x <= width; x += 1) {
          const isOpaque = x < width && (data[(y * width + x) * 4 + 3] ?? 0) > 200;
          if (isOpaque && start < 0) start = x;
          if (!isOpaque && start >= 0) {
            if (x - start > best.length && x - start < width * 0.9) best = { length: x - start, x: (start + x) / 2, y };
            start = -1;
          }
        }
      }
      if (best.length > 0) return { x: best.x / width, y: best.y / height };
    }
    return undefined;
  }, undefined);
  if (found === undefined) throw new Error(`${demo.id} has nothing to press.`);
  return found;
}

async function dragShape(demo: EngineDemo, reader: Reader): Promise<void> {
  const { x, y } = await inked(demo);
  const from = await demo.point(x, y);
  await reader.drag(from, { x: from.x + 60, y: from.y + 40 });
}

/** What a reader does on a canvas: by mouse, wheel, keys and touch. */
export const CANVAS_ACTS: readonly Check[] = [
  changes(
    'a shape follows a drag',
    'tutorials/drag_and_drop/Drag_and_Drop',
    '/docs/drag_and_drop/Drag_and_Drop.html',
    dragShape,
  ),
  changes(
    'a group follows a drag',
    'tutorials/drag_and_drop/Drag_a_Group',
    '/docs/drag_and_drop/Drag_a_Group.html',
    dragShape,
  ),
  changes(
    'a stage follows a drag',
    'tutorials/drag_and_drop/Drag_a_Stage',
    '/docs/drag_and_drop/Drag_a_Stage.html',
    async (demo, reader) => {
      const from = await demo.point(0.5, 0.5);
      await reader.drag(from, { x: from.x + 60, y: from.y + 40 });
    },
  ),
  changes(
    'a drag goes on outside the frame',
    'tutorials/drag_and_drop/Drag_and_Drop',
    '/docs/drag_and_drop/Drag_and_Drop.html',
    async (demo, reader) => {
      const { x, y } = await inked(demo);
      const from = await demo.point(x, y);
      const frame = await demo.box();
      await reader.drag(from, { x: from.x, y: frame.y - 30 });
    },
  ),
  changes(
    'the wheel zooms with Control',
    'sandbox/Zooming_Relative_To_Pointer',
    '/docs/sandbox/Zooming_Relative_To_Pointer.html',
    async (demo, reader) => {
      const at = await demo.point(0.5, 0.5);
      await reader.driver.move(at);
      if (reader.driver.engine !== 'webkit') return reader.driver.wheel(at, { x: 0, y: -240 }, 'Mod');
      // WebKitWebDriver turns the wheel without the keys that are held (the event's ctrlKey is false), so the frame gets the event itself.
      await demo.inFrame(() => {
        const canvas = document.querySelector('canvas');
        const { left = 0, top = 0, width = 0, height = 0 } = canvas?.getBoundingClientRect() ?? {};
        const [clientX, clientY] = [left + width / 2, top + height / 2];
        const turn = { deltaY: -240, ctrlKey: true, clientX, clientY, bubbles: true, cancelable: true };
        canvas?.dispatchEvent(new WheelEvent('wheel', turn));
      }, undefined);
    },
  ),
  changes(
    'arrow keys move a shape',
    'tutorials/events/Keyboard_Events',
    '/docs/events/Keyboard_Events.html',
    async (demo, reader) => {
      await reader.pressAt(await demo.point(0.1, 0.8));
      for (let press = 0; press < 4; press += 1) await reader.keys('ArrowRight');
    },
  ),
  changes('a pen draws', 'sandbox/Free_Drawing', '/docs/sandbox/Free_Drawing.html', async (demo, reader) => {
    await reader.drag(await demo.point(0.3, 0.3), await demo.point(0.6, 0.7), 12);
  }),
  {
    name: 'the pointer over a shape',
    address: '/docs/events/Binding_Events.html',
    async run(reader) {
      const demo = new EngineDemo(reader, 'tutorials/events/Binding_Events');
      await demo.runs();
      await demo.draws();
      const { x, y } = await inked(demo);
      const at = await demo.point(x, y);
      await reader.driver.move({ x: at.x - 3, y: at.y });
      await reader.driver.move(at);
      await reader.wait('the demo reports it', () =>
        demo.inFrame(() => document.querySelector('#report')?.textContent?.includes(' on the '), undefined),
      );
    },
  },
  changes(
    'a shape is selected',
    'tutorials/select_and_transform/Basic_demo',
    '/docs/select_and_transform/Basic_demo.html',
    // The other box is selected at first.
    async (demo, reader) => reader.pressAt(await demo.point(0.617, 0.505)),
  ),
  {
    ...changes(
      'a finger taps a shape',
      'tutorials/events/Mobile_Tap_And_Click',
      '/docs/events/Mobile_Tap_And_Click.html',
      async (demo, reader) => {
        const { x, y } = await inked(demo);
        await reader.driver.tap(await demo.point(x, y));
      },
    ),
    exceptions: {
      webkit: 'WebKitWebDriver has no finger: a pointer of the type touch arrives as a mouse, as a limit shows.',
    },
  },
  {
    name: 'a worker’s demo draws each time it is opened',
    address: '/docs/sandbox/Web_Worker.html',
    async run(reader) {
      for (let time = 0; time < 4; time += 1) {
        await reader.open('/docs/sandbox/Web_Worker.html');
        const demo = new EngineDemo(reader, 'sandbox/Web_Worker');
        await demo.runs();
        await demo.draws();
      }
    },
  },
];
