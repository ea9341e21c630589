import { FIFTH_COLLECTION } from './fifth-collection';
import { FOURTH_COLLECTION } from './fourth-collection';
import { OTHER_QUESTIONS } from './other';
import type { Question } from './question';
import { REACT_DRAWING_QUESTIONS } from './react-drawing';
import { REACT_INPUT_QUESTIONS } from './react-input';
import { REACT_PROJECT_QUESTIONS } from './react-project';
import { REACT_SCENE_QUESTIONS } from './react-scene';
import { SECOND_COLLECTION } from './second-collection';
import { SVELTE_QUESTIONS } from './svelte';
import { THIRD_COLLECTION } from './third-collection';
import { VANILLA_DRAWING_QUESTIONS } from './vanilla-drawing';
import { VANILLA_INPUT_QUESTIONS } from './vanilla-input';
import { VANILLA_PROJECT_QUESTIONS } from './vanilla-project';
import { VANILLA_SCENE_QUESTIONS } from './vanilla-scene';
import { VUE_QUESTIONS } from './vue';

export * from './question';

export const QUESTIONS: readonly Question[] = [
  ...VANILLA_DRAWING_QUESTIONS,
  ...VANILLA_INPUT_QUESTIONS,
  ...VANILLA_SCENE_QUESTIONS,
  ...VANILLA_PROJECT_QUESTIONS,
  ...REACT_DRAWING_QUESTIONS,
  ...REACT_INPUT_QUESTIONS,
  ...REACT_SCENE_QUESTIONS,
  ...REACT_PROJECT_QUESTIONS,
  ...VUE_QUESTIONS,
  ...SVELTE_QUESTIONS,
  ...OTHER_QUESTIONS,
  ...SECOND_COLLECTION,
  ...THIRD_COLLECTION,
  ...FOURTH_COLLECTION,
  ...FIFTH_COLLECTION,
];
