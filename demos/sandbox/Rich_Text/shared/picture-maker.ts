import { pictureOf } from './picture';

/** Milliseconds without typing before the image is made. */
const PAUSE = 250;

export interface PictureMaker {
  /** To be called after each change of the text. */
  handleChange(): void;
  stop(): void;
}

/** Makes an image of the editor's text, now and after each change, and hands the newest one on. */
export function makePictures(
  editor: HTMLElement,
  show: (picture: HTMLImageElement) => void,
): PictureMaker {
  let timer: number | undefined;
  let latest = 0;

  async function showPicture() {
    latest += 1;
    const turn = latest;
    const picture = await pictureOf(editor);
    // The user may have typed more while this image was made.
    if (turn === latest) show(picture);
  }

  void showPicture();
  return {
    handleChange() {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void showPicture(), PAUSE);
    },
    stop() {
      window.clearTimeout(timer);
      latest += 1;
    },
  };
}
