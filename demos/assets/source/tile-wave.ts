import { wave, tileScene } from './courtyard-art';

export const scene = tileScene(wave);
