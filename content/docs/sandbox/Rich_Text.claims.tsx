import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { pictureOf, TEXT } from '../../../demos/sandbox/Rich_Text/shared/picture';

const FONT = new URL(
  '../../../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  import.meta.url,
).href;

function addEditor({ container }: ClaimTools, html: string): HTMLElement {
  const editor = document.createElement('div');
  editor.innerHTML = html;
  container.append(editor);
  return editor;
}

/** The pixels of a picture. */
function pixelsOf(image: HTMLImageElement): ImageData {
  const { width, height } = image;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas context.');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, height);
}

/** Whether a picture of the content has pure red anywhere. */
async function isRed(tools: ClaimTools, html: string): Promise<boolean> {
  const { data } = pixelsOf(await pictureOf(addEditor(tools, html)));
  return data.some((red, index) => index % 4 === 0 && red === 255 && data[index + 1] === 0 && data[index + 3] === 255);
}

export default defineClaims([
  {
    says: "An SVG image cannot use the page's style sheets, web fonts or images. Put the styles in the SVG, as `TEXT_STYLE` does, and embed fonts and images as `data:` URLs.",
    run: async (tools) => {
      const { expect, onEnd } = tools;
      const rule = '.claim { background: #f00; }';
      const face = (address: string) => `@font-face { font-family: Claimed; src: url('${address}') format('woff2'); }`;
      const blob = await (await fetch(FONT)).blob();
      const address = URL.createObjectURL(blob);
      const style = document.createElement('style');
      style.textContent = rule + face(address);
      document.head.append(style);
      onEnd(() => {
        style.remove();
        URL.revokeObjectURL(address);
      });

      expect(await isRed(tools, '<p class="claim">Words</p>')).toBe(false);
      expect(await isRed(tools, `<style>${rule}</style><p class="claim">Words</p>`)).toBe(true);

      const { src: data } = await tools.picture(40, 40, (context) => {
        context.fillStyle = '#f00';
        context.fillRect(0, 0, 40, 40);
      });
      const picture = URL.createObjectURL(await (await fetch(data)).blob());
      onEnd(() => URL.revokeObjectURL(picture));
      expect(await isRed(tools, `<img src="${picture}" width="40" height="40">`)).toBe(false);
      expect(await isRed(tools, `<img src="${data}" width="40" height="40">`)).toBe(true);

      await document.fonts.load('16px Claimed');
      const words = (family: string) => `<p style="font: 16px ${family}">iiiii wwwww</p>`;
      const drawn = async (html: string) => pixelsOf(await pictureOf(addEditor(tools, html))).data.join();
      expect(await drawn(words('Claimed, serif'))).toBe(await drawn(words('serif')));
      expect(await drawn(`<style>${face(FONT)}</style>${words('Claimed, serif')}`)).not.toBe(
        await drawn(words('serif')),
      );
    },
  },
  {
    says: 'The content was not valid XML. Read the text of the data URL, or open the URL in a tab.',
    run: async ({ expect }) => {
      const load = async (content: string) => {
        const image = new Image();
        const svg =
          '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><foreignObject width="100%" height="100%">' +
          `<div xmlns="http://www.w3.org/1999/xhtml">${content}</div></foreignObject></svg>`;
        image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
        await image.decode();
      };
      await expect(load('one<br/>two')).resolves.toBeUndefined();
      await expect(load('one<br>two')).rejects.toThrow();
    },
  },
  {
    says: 'A `foreignObject` clips content beyond its `height`. Measure the editor’s `scrollHeight` and make the card taller',
    run: async (tools) => {
      const editor = addEditor(tools, '<p style="height: 260px; background: #f00"></p>');
      tools.expect(editor.scrollHeight).toBeGreaterThan(TEXT.height);
      const red = async (height: number) => {
        const picture = await pictureOf(editor);
        const svg = decodeURIComponent(picture.src.slice(picture.src.indexOf(',') + 1))
          .replace(`height="${TEXT.height}"`, 'height="400"')
          .replace('height="100%"', `height="${height}"`);
        const image = new Image();
        image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
        await image.decode();
        const { data } = pixelsOf(image);
        return Array.from({ length: 400 }, (_, y) => data[4 * (y * TEXT.width + 10) + 3]).filter(
          (alpha) => alpha === 255,
        ).length;
      };
      tools.expect(await red(TEXT.height)).toBe(TEXT.height);
      tools.expect(await red(editor.scrollHeight)).toBe(260);
    },
  },
  {
    says: 'React writes the content again when `__html` changes. Keep the first text in a constant, so that every render passes the same text.',
    run: async (tools) => {
      const FIRST = { __html: 'First' };
      const Editor = ({ html, label }: { html: { __html: string }; label: string }) => (
        <div contentEditable aria-label={label} dangerouslySetInnerHTML={html} />
      );
      const { render } = await mountReact(tools, <Editor html={FIRST} label="first" />);
      const field = tools.container.querySelector('[contenteditable]');
      if (field !== null) field.textContent = 'Typed';
      render(<Editor html={FIRST} label="second" />);
      tools.expect([field?.ariaLabel, field?.textContent]).toEqual(['second', 'Typed']);
      render(<Editor html={{ __html: 'Changed' }} label="third" />);
      tools.expect([field?.ariaLabel, field?.textContent]).toEqual(['third', 'Changed']);
    },
  },
]);
