import { memo } from 'react';
import { Group, Rect, Text } from 'react-konva';
import { noteConfig, paperConfig, wordsConfig, type Note } from '../shared/board';

interface NoteNodeProps {
  note: Note;
  onMove(id: string, x: number, y: number): void;
}

/** Memoized: moving the view renders the stage but not the notes. */
export const NoteNode = memo(({ note, onMove }: NoteNodeProps) => (
  <Group
    {...noteConfig(note)}
    onDragStart={({ target }) => target.moveToTop()}
    onDragEnd={({ target }) => onMove(note.id, target.x(), target.y())}
  >
    <Rect {...paperConfig(note)} />
    <Text {...wordsConfig(note)} />
  </Group>
));
