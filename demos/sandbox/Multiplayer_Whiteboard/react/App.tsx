import { PEOPLE } from '../shared/look';
import '../shared/style.css';
import { PersonBoard } from './PersonBoard';

export default function App() {
  return (
    <article className="market">
      <div className="boards">
        {PEOPLE.map((person) => (
          <PersonBoard key={person.name} person={person} />
        ))}
      </div>
      <p id="keys" hidden>
        Page Up and Page Down choose a note. Arrow keys move it, farther with Shift. N adds a note,
        Delete removes it.
      </p>
    </article>
  );
}
