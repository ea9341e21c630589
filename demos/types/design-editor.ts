import type { DemoHandle } from './check';

/** The ids of the items that have handles. */
export const selection = (demo: DemoHandle): Promise<string[]> =>
  demo.evaluate((konva) => {
    const [transformer] = konva.stages[0]?.find('Transformer') ?? [];
    return transformer instanceof konva.Transformer
      ? transformer.nodes().map((node) => node.id())
      : [];
  });

/** Runs a command of the menu that asks for a file, and chooses one with this text, or an image of 480 by 240 pixels. */
export async function chooseFile(
  demo: DemoHandle,
  command: string,
  content: string,
): Promise<void> {
  await demo.evaluate(
    async (_, given) => {
      const canvas = document.createElement('canvas');
      canvas.width = 480;
      canvas.height = 240;
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      const isPicture = given.content === 'picture';
      const parts = isPicture ? [blob ?? ''] : [given.content];
      const type = isPicture ? 'image/png' : 'application/json';
      const files = new DataTransfer();
      files.items.add(new File(parts, 'chosen', { type }));
      // In place of the browser's dialog.
      const choose = (event: Event) => {
        const { target } = event;
        if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
        event.preventDefault();
        document.removeEventListener('click', choose, true);
        target.files = files.files;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      };
      document.addEventListener('click', choose, true);
      document.querySelector<HTMLElement>(`#menu [aria-label="${given.command}"]`)?.click();
    },
    { command, content },
  );
}

/** Runs a command of the menu that saves a file, and reads it. */
export const saved = (demo: DemoHandle, command: string) =>
  demo.evaluate(
    async (_, given) => {
      const caught = new Promise<Blob>((resolve) => {
        const original = URL.createObjectURL;
        URL.createObjectURL = (content: Blob) => {
          URL.createObjectURL = original;
          resolve(content);
          return original(content);
        };
      });
      document.querySelector<HTMLElement>(`#menu [aria-label="${given.command}"]`)?.click();
      const blob = await caught;
      const image = blob.type.startsWith('image/') ? await createImageBitmap(blob) : null;
      const { width, height } = image ?? { width: 0, height: 0 };
      return { type: blob.type, width, height, text: await blob.text() };
    },
    { command },
  );
