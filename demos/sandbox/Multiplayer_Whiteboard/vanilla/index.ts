import { PEOPLE } from '../shared/look';
import '../shared/style.css';
import { showBoard } from './board';

const boards = document.querySelector('.boards');
const template = document.querySelector('template');
for (const person of PEOPLE) {
  const section = template?.content.cloneNode(true).firstChild?.nextSibling;
  if (!boards || !(section instanceof HTMLElement)) throw new Error('index.html has no template.');
  boards.append(section);
  showBoard(section, person);
}
