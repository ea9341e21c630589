import Konva from 'konva';
import { clockOf, describe, follow, hang, newCinema, type Cinema } from '../shared/cinema';
import { createVideo, drawFrames, seek, togglePlay, watchVideo } from '../shared/film';
import * as look from '../shared/look';
import '../shared/style.css';
import nightUrl from './cinema-garden.webp';
import audienceUrl from './cinema-audience.webp';
import titlesUrl from './cinema-titles.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.ariaLabel = look.LABEL;
element('#keys').textContent = look.HELP;

let cinema = newCinema();
const video = createVideo();

const [night, audience, titles] = [nightUrl, audienceUrl, titlesUrl].map((url) => {
  const image = new Image();
  image.src = url;
  return image;
});
const stage = new Konva.Stage({ container });
const garden = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(garden, layer);
garden.add(new Konva.Image({ ...look.gardenConfig, image: night }));
const ropes = new Konva.Path(look.ropesConfig(cinema));
const screen = new Konva.Image(look.screenConfig(cinema, video));
const title = new Konva.Image({ ...look.titleConfig(cinema), image: titles });
const beam = new Konva.Line(look.beamConfig(cinema));
layer.add(ropes, screen, title, beam, new Konva.Image({ ...look.frontConfig, image: audience }));

screen.on('dragmove', () => show(hang(cinema, look.placeIn(screen, cinema))));

watchVideo(video, (reel) => {
  show(follow(cinema, reel));
  // After a jump, the video has another frame, but no animation draws it.
  layer.batchDraw();
});

const toggle = element<HTMLButtonElement>('#toggle');
const position = element<HTMLInputElement>('#position');
toggle.addEventListener('click', () => togglePlay(video));
position.addEventListener('input', () => seek(video, position.valueAsNumber));

container.addEventListener('keydown', (event) => {
  const change = look.cinemaKey(event, video);
  if (!change) return;
  event.preventDefault();
  show(change(cinema));
});

let stopDrawing: (() => void) | undefined;

/** The next state, on the canvas and in the controls. */
function show(next: Cinema) {
  cinema = next;
  ropes.setAttrs(look.ropesConfig(cinema));
  screen.setAttrs(look.screenConfig(cinema, video));
  title.setAttrs({ ...look.titleConfig(cinema), image: titles });
  beam.setAttrs(look.beamConfig(cinema));
  // The layer is drawn in every frame, but only while the film plays.
  if (cinema.isPlaying) {
    stopDrawing ??= drawFrames(layer);
  } else {
    stopDrawing?.();
    stopDrawing = undefined;
  }
  toggle.textContent = cinema.isPlaying ? 'Pause' : 'Play';
  position.max = String(cinema.duration);
  position.value = String(cinema.time);
  position.disabled = cinema.duration === 0;
  element('output').textContent = `${clockOf(cinema.time)} of ${clockOf(cinema.duration)}`;
  // Screen readers announce only a change.
  const status = element('[role="status"]');
  if (status.textContent !== describe(cinema)) status.textContent = describe(cinema);
}

const resize = () => stage.setAttrs(look.fit(container.clientWidth));
resize();
new ResizeObserver(resize).observe(container);
show(cinema);
