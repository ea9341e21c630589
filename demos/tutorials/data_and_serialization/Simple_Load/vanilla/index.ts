import Konva from 'konva';
import { readStage } from '../../../../common/konva/node-data';
import { saved } from '../shared/saved';

const field = document.querySelector('textarea');
const output = document.querySelector('output');
let stage: Konva.Stage | undefined;

function load(text: string) {
  // Throws before the old stage is destroyed.
  const data = readStage(text);
  stage?.destroy();
  stage = Konva.Node.create(data, 'container');
}

field?.replaceChildren(saved);
load(saved);

document.querySelector('button')?.addEventListener('click', () => {
  let message = 'Loaded.';
  try {
    load(field?.value ?? '');
  } catch (error) {
    message = error instanceof Error ? error.message : String(error);
  }
  output?.replaceChildren(message);
});
