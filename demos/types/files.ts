import type { DemoHandle } from './check';

/** Chooses a text file in the file input with this label. */
export async function chooseText(demo: DemoHandle, label: string, text: string): Promise<void> {
  await demo.evaluate(
    (_, given) => {
      const files = new DataTransfer();
      files.items.add(new File([given.text], 'notes.txt', { type: 'text/plain' }));
      const input = document.querySelector<HTMLInputElement>(`[aria-label="${given.label}"]`);
      if (input) input.files = files.files;
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { label, text },
  );
}

/** Chooses a PNG file of one color, in the file input with this label. */
export async function choosePicture(
  demo: DemoHandle,
  label: string,
  picture: { width: number; height: number; color: string },
): Promise<void> {
  return await demo.evaluate(
    async (_, given) => {
      const canvas = document.createElement('canvas');
      canvas.width = given.width;
      canvas.height = given.height;
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = given.color;
      context?.fillRect(0, 0, given.width, given.height);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      const files = new DataTransfer();
      files.items.add(new File(blob ? [blob] : [], 'picture.png', { type: 'image/png' }));
      const input = document.querySelector<HTMLInputElement>(`[aria-label="${given.label}"]`);
      if (input) input.files = files.files;
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { label, ...picture },
  );
}

/** Presses a button that saves a text file. Returns the text. */
export async function savedText(demo: DemoHandle, button: string): Promise<string> {
  return await demo.evaluate(
    async (_, given) => {
      const caught = new Promise<Blob>((resolve) => {
        const original = URL.createObjectURL;
        URL.createObjectURL = (content: Blob) => {
          URL.createObjectURL = original;
          resolve(content);
          return original(content);
        };
      });
      const buttons = [...document.querySelectorAll('button')];
      buttons.find((one) => one.textContent?.trim() === given.button)?.click();
      return (await caught).text();
    },
    { button },
  );
}

/** Presses a button that asks for a file, and chooses one with this text instead of in the browser's dialog. */
export async function openText(demo: DemoHandle, button: string, text: string): Promise<void> {
  await demo.evaluate(
    (_, given) => {
      const files = new DataTransfer();
      files.items.add(new File([given.text], 'chosen.json', { type: 'application/json' }));
      const { click } = HTMLInputElement.prototype;
      HTMLInputElement.prototype.click = function () {
        this.files = files.files;
        this.dispatchEvent(new Event('change', { bubbles: true }));
      };
      const buttons = [...document.querySelectorAll('button')];
      buttons.find((one) => one.textContent?.trim() === given.button)?.click();
      HTMLInputElement.prototype.click = click;
    },
    { button, text },
  );
}

/** Whether a button opens the browser's file dialog. The dialog itself is suppressed. */
export function asksForFile(demo: DemoHandle, button: string): Promise<boolean> {
  return demo.evaluate((_, name) => {
    let asked = false;
    const keepClosed = (event: Event) => {
      if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'file') return;
      event.preventDefault();
      asked = true;
    };
    document.addEventListener('click', keepClosed, true);
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((one) => one.textContent?.trim() === name)?.click();
    document.removeEventListener('click', keepClosed, true);
    return asked;
  }, button);
}
