import { leaf, tileScene } from './courtyard-art';

export const scene = tileScene(leaf);
