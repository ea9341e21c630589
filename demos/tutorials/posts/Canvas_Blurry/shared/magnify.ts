import type Konva from 'konva';
import { VIEW } from './causes';

/**
 * Shows the pixels of the screen below the loupe, after every draw.
 *
 * @param describe receives the canvas size and the size of its area on the screen, as text
 * @returns a function that stops it
 */
export function magnify(
  stage: Konva.Stage,
  lens: HTMLCanvasElement,
  describe: (text: string) => void,
) {
  const layers = stage.getLayers();

  function update() {
    const source = stage.findOne<Konva.Layer>('.picture')?.getNativeCanvasElement();
    const loupe = stage.findOne('.loupe')?.absolutePosition();
    if (!source || !loupe || stage.width() === 0) return;

    // CSS may have stretched the canvas, so its position on the screen is measured.
    const place = source.getBoundingClientRect();
    const ratio = window.devicePixelRatio;
    const stretch = place.width / stage.width();
    const density = source.width / place.width;
    lens.width = VIEW.width * ratio;
    lens.height = VIEW.height * ratio;
    // Like the browser, this resamples the canvas to the pixels of the screen.
    lens
      .getContext('2d')
      ?.drawImage(
        source,
        loupe.x * stretch * density,
        loupe.y * stretch * density,
        VIEW.width * density,
        VIEW.height * density,
        0,
        0,
        lens.width,
        lens.height,
      );
    const onScreen = [place.width, place.height].map((length) => Math.round(length * ratio));
    describe(`Canvas ${source.width} × ${source.height}, screen ${onScreen.join(' × ')}`);
  }

  for (const layer of layers) layer.on('draw.magnify', update);
  update();
  return () => {
    for (const layer of layers) layer.off('draw.magnify');
  };
}
