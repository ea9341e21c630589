import Konva from 'konva';
import { clockOf, describe, follow, hang, newCinema, type Cinema } from '../shared/cinema';
import { createVideo, drawFrames, seek, togglePlay, watchVideo } from '../shared/film';
import {
  beamConfig,
  cinemaKey,
  fit,
  frontConfig,
  gardenConfig,
  HELP,
  LABEL,
  placeIn,
  ropesConfig,
  screenConfig,
  titleConfig,
} from '../shared/look';
import '../shared/style.css';
import nightUrl from './cinema-garden.webp';
import audienceUrl from './cinema-audience.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
element('#keys').textContent = HELP;

let cinema = newCinema();
const video = createVideo();

const night = new Image();
night.src = nightUrl;
const audience = new Image();
audience.src = audienceUrl;
const stage = new Konva.Stage({ container });
const garden = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(garden, layer);
garden.add(new Konva.Image({ ...gardenConfig, image: night }));
const ropes = new Konva.Shape(ropesConfig(cinema));
const screen = new Konva.Image(screenConfig(cinema, video));
const title = new Konva.Shape(titleConfig(cinema));
const beam = new Konva.Line(beamConfig(cinema));
layer.add(ropes, screen, title, beam, new Konva.Image({ ...frontConfig, image: audience }));

screen.on('dragmove', () => show(hang(cinema, placeIn(screen, cinema))));

watchVideo(video, (reel) => {
  show(follow(cinema, reel));
  // After a jump there is another image, and no animation that draws it.
  layer.batchDraw();
});

const toggle = element<HTMLButtonElement>('#toggle');
const position = element<HTMLInputElement>('#position');
toggle.addEventListener('click', () => togglePlay(video));
position.addEventListener('input', () => seek(video, position.valueAsNumber));

container.addEventListener('keydown', (event) => {
  const change = cinemaKey(event, video);
  if (!change) return;
  event.preventDefault();
  show(change(cinema));
});

let stopDrawing: (() => void) | undefined;

/** The next state, on the canvas and in the controls. */
function show(next: Cinema) {
  cinema = next;
  ropes.setAttrs(ropesConfig(cinema));
  screen.setAttrs(screenConfig(cinema, video));
  title.setAttrs(titleConfig(cinema));
  beam.setAttrs(beamConfig(cinema));
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
  // Only a change is read out.
  const status = element('[role="status"]');
  if (status.textContent !== describe(cinema)) status.textContent = describe(cinema);
}

const resize = () => stage.setAttrs(fit(container.clientWidth));
resize();
new ResizeObserver(resize).observe(container);
show(cinema);
