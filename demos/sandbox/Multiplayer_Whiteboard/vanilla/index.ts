import { PEOPLE } from '../shared/look';
import '../shared/style.css';
import { showBoard } from './board';

const boards = document.querySelector('.boards');
const template = document.querySelector('template');
const people = PEOPLE.map((person) => {
  const section = template?.content.cloneNode(true).firstChild?.nextSibling;
  if (!boards || !(section instanceof HTMLElement)) throw new Error('index.html has no template.');
  boards.append(section);
  return { section, person };
});
// The boards share the width, so they are drawn when all are there.
for (const { section, person } of people) showBoard(section, person);
