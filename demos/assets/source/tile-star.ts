import { star, tileScene } from './courtyard-art';

export const scene = tileScene(star);
