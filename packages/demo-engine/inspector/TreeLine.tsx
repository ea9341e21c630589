import type { ReactElement } from 'react';
import type { TreeRow } from '../model/inspection';
import { Icon } from '../player/icons';
import { programText } from '../player/workshop/program-text';
import { INSPECTOR_ICONS } from './inspector-icons';

/** Maximum number of characters of each part of a row's text. */
const MAX = 60;
/** Deeper levels get no more indent. */
const MAX_INDENT = 12;

interface TreeLineProps {
  row: TreeRow;
  id: string;
  /** Distance from the top of the tree in pixels. */
  top: number;
  isActive: boolean;
  isSelected: boolean;
  onToggle(): void;
  onSelect(): void;
  onPoint(): void;
}

/** A node can have several names, as an HTML element can have several classes. */
function names(name: string): string {
  const parts = name.split(/\s+/).filter((part) => part !== '');
  return parts.map((part) => `.${part}`).join(' ');
}

function visibilityOf({ visible, hiddenByParent }: TreeRow): string | undefined {
  if (!visible) return 'hidden';
  return hiddenByParent ? 'hidden by its parent' : undefined;
}

function listeningOf({ listening, deafByParent }: TreeRow): string | undefined {
  if (!listening) return 'not listening';
  return deafByParent ? 'not listening because of its parent' : undefined;
}

/** One node of the tree. Everything from the program is shown as text. */
export function TreeLine(props: TreeLineProps): ReactElement {
  const { row, id, top, isActive, isSelected, onToggle, onSelect, onPoint } = props;
  const { className, name, nodeId, text, level, position, siblings, children, isOpen } = row;
  const hidden = visibilityOf(row);
  const deaf = listeningOf(row);
  return (
    <div
      role="treeitem"
      id={id}
      className="kd-tree-row"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={children > 0 ? isOpen : undefined}
      aria-selected={isSelected}
      data-active={isActive ? '' : undefined}
      data-muted={hidden === undefined ? undefined : ''}
      style={{ top, paddingLeft: `calc(${Math.min(level - 1, MAX_INDENT)} * var(--kd-space-4))` }}
      onClick={onSelect}
      onDoubleClick={onToggle}
      onPointerEnter={onPoint}
    >
      <span
        className="kd-tree-arrow"
        aria-hidden="true"
        data-open={isOpen ? '' : undefined}
        onClick={(event) => {
          if (children === 0) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {children > 0 && <Icon name={{ path: 'm6 4 4 4-4 4' }} />}
      </span>
      <span className="kd-tree-class">{programText(className, MAX)}</span>
      {name.trim() !== '' && <bdi className="kd-tree-name"> {programText(names(name), MAX)}</bdi>}
      {nodeId !== '' && <bdi className="kd-tree-id"> #{programText(nodeId, MAX)}</bdi>}
      {text !== undefined && text !== '' && <bdi className="kd-tree-text"> {`“${programText(text, MAX)}”`}</bdi>}
      {children > 0 && !isOpen && (
        <span className="kd-tree-count" title={children === 1 ? '1 child' : `${children} children`}>
          {' '}
          {children}
        </span>
      )}
      {hidden !== undefined && <Mark icon="hidden">{hidden}</Mark>}
      {deaf !== undefined && <Mark icon="deaf">{deaf}</Mark>}
    </div>
  );
}

function Mark({ icon, children }: { icon: 'hidden' | 'deaf'; children: string }): ReactElement {
  return (
    <span className="kd-tree-mark" title={children}>
      <Icon name={INSPECTOR_ICONS[icon]} />
      <span className="kd-unseen">, {children}</span>
    </span>
  );
}
