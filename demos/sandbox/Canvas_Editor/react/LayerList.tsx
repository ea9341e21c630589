import type { Change, Editor } from '../shared/editor';
import { toggle } from '../shared/edits';
import { pick } from '../shared/gesture';
import { layersOf } from '../shared/properties';
import { Icon } from './Icon';

interface LayerListProps {
  editor: Editor;
  onChange: (change: Change) => void;
}

export function LayerList({ editor, onChange }: LayerListProps) {
  return (
    <section className="layers" aria-label="Layers">
      <h2>Layers</h2>
      <ul>
        {layersOf(editor).map(({ id, name, icon, isSelected, isLocked, isHidden, isGrouped }) => (
          <li key={id} className={isGrouped ? 'grouped' : ''}>
            <button
              type="button"
              className="name"
              title={name}
              aria-pressed={isSelected}
              onClick={({ shiftKey }) => onChange((now) => pick(now, id, shiftKey))}
            >
              <Icon name={icon} />
              <span>{name}</span>
            </button>
            <button
              type="button"
              className="icon"
              title="Hide"
              aria-label={`Hide ${name}`}
              aria-pressed={isHidden}
              onClick={() => onChange((now) => toggle(now, 'isHidden', [id]))}
            >
              <Icon name={isHidden ? 'hidden' : 'eye'} />
            </button>
            <button
              type="button"
              className="icon"
              title="Lock"
              aria-label={`Lock ${name}`}
              aria-pressed={isLocked}
              onClick={() => onChange((now) => toggle(now, 'isLocked', [id]))}
            >
              <Icon name={isLocked ? 'lock' : 'unlock'} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
