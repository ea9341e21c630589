import Konva from 'konva';
import balloons from './balloons.webm';
import type { Reel } from './cinema';

/** The video is not part of the page: the canvas shows it. It gets its file when it is played. */
export function createVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  // A muted video may play without a click. An inline one stays in the page on phones.
  video.muted = true;
  video.playsInline = true;
  return video;
}

const EVENTS = 'loadeddata play pause timeupdate seeking seeked ended error'.split(' ');

/**
 * Reports the state of the video after each of its events.
 *
 * @returns a function that ends the reports and pauses the video
 */
export function watchVideo(video: HTMLVideoElement, report: (reel: Reel) => void): () => void {
  const ended = new AbortController();
  for (const type of EVENTS) {
    video.addEventListener(type, () => report(reelOf(video)), { signal: ended.signal });
  }
  return () => {
    ended.abort();
    video.pause();
  };
}

function reelOf(video: HTMLVideoElement): Reel {
  const { paused, ended, readyState, error, currentTime, duration } = video;
  return {
    isPlaying: !paused && !ended,
    isLoading: !paused,
    isReady: readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
    hasFailed: error !== null,
    hasEnded: ended,
    time: currentTime,
    duration: Number.isFinite(duration) ? duration : 0,
  };
}

/** Plays or pauses. The first time it loads the film, and after the end it starts over. */
export function togglePlay(video: HTMLVideoElement) {
  if (!video.paused && !video.ended) return video.pause();
  // Set `src` only now: browsers disagree on whether `preload = 'none'` keeps a file from being loaded.
  if (!video.src) video.src = balloons;
  video.play().catch(() => {
    // A pause before the film has loaded, or a file that cannot be played: the video's events report both.
  });
}

/** Jumps to a time in seconds. */
export function seek(video: HTMLVideoElement, time: number) {
  video.currentTime = time;
}

/**
 * Draws a layer in every frame, because Konva does not detect a new image of a video.
 *
 * @returns a function that stops it
 */
export function drawFrames(layer: Konva.Layer): () => void {
  const animation = new Konva.Animation(() => {}, layer);
  animation.start();
  return () => {
    animation.stop();
  };
}
