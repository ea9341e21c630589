import { useEffect, useRef, useState, type RefObject } from 'react';
import type Konva from 'konva';
import { Group, Layer, Shape, Stage, Text, Transformer } from 'react-konva';
import { fieldKey } from '../../../common/konva/field-key';
import { useSize } from '../../../common/react/use-size';
import { LINES, onCard, type Badge, type Line, type LineId } from '../shared/badge';
import {
  badgeConfig,
  cardConfig,
  fieldStyle,
  LABEL,
  lineConfig,
  paintRing,
  paintSporePrint,
  paintStrap,
  placeBadge,
  takeTransform,
  transformerConfig,
} from '../shared/look';

interface WallProps {
  badge: Badge;
  selected: LineId | null;
  /** The words being typed; null when the field is closed. */
  draft: string | null;
  /** Undefined while it loads, and without a portrait. */
  picture: HTMLImageElement | undefined;
  /** The card's node, for the export. */
  badgeNode: RefObject<Konva.Group | null>;
  onSelect(id: LineId | null): void;
  onChange(id: LineId, patch: Partial<Line>): void;
  onOpenField(): void;
  onType(words: string): void;
  onCloseField(): void;
  onCancelField(): void;
}

/** The badge on its strap: draws the state and reports the actions of the user. */
export function Wall(props: WallProps) {
  const { badge, selected, draft, picture, badgeNode, onSelect, onChange } = props;
  const [box, size] = useSize<HTMLDivElement>();
  const [cursor, setCursor] = useState('');
  const handles = useRef<Konva.Transformer>(null);
  const place = placeBadge(size);
  const isTyping = draft !== null;
  const hasHandles = selected !== null && !isTyping && badge.lines[selected].text.trim() !== '';

  // The Transformer works on nodes, the state on names.
  useEffect(() => {
    const node = hasHandles ? badgeNode.current?.findOne(`#${selected}`) : undefined;
    handles.current?.nodes(node ? [node] : []);
  }, [badgeNode, selected, hasHandles]);

  // A press selects at once, so that it can continue as a drag.
  const press = ({ evt, target }: Konva.KonvaEventObject<PointerEvent>) => {
    if (evt.button !== 0) return;
    const line = LINES.find(({ id }) => id === target.id());
    if (line) onSelect(line.id);
    else if (!target.findAncestor('Transformer')) onSelect(null);
  };

  const leaveField = (meaning: 'save' | 'cancel') => {
    if (meaning === 'cancel') props.onCancelField();
    else props.onCloseField();
    box.current?.focus();
  };

  return (
    <div
      ref={box}
      className="wall"
      role="application"
      tabIndex={0}
      aria-label={LABEL}
      style={{ cursor }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
        event.preventDefault();
        props.onOpenField();
      }}
    >
      <Stage
        {...size}
        onPointerDown={press}
        onPointerDblClick={({ evt, target }) => {
          if (evt.button === 0 && target.hasName('line')) props.onOpenField();
        }}
        onMouseOver={({ target }) => setCursor(target.hasName('line') ? 'move' : '')}
      >
        <Layer {...place}>
          <Shape sceneFunc={paintSporePrint} listening={false} />
          <Shape sceneFunc={paintStrap} listening={false} />
          <Group ref={badgeNode} {...badgeConfig}>
            <Shape {...cardConfig(badge, picture)} />
            {LINES.map(({ id }) => (
              <Text
                key={id}
                {...lineConfig(id, badge.lines[id], badge.colors.ink)}
                visible={!(isTyping && id === selected) && badge.lines[id].text.trim() !== ''}
                onDragMove={({ target }) => target.position(onCard(target.position()))}
                onDragEnd={({ target }) => onChange(id, target.position())}
                onTransformEnd={({ target }) => onChange(id, takeTransform(target))}
              />
            ))}
          </Group>
          <Shape sceneFunc={paintRing} listening={false} />
          <Transformer ref={handles} {...transformerConfig} />
        </Layer>
      </Stage>
      {selected && isTyping && (
        <input
          aria-label="Words on the card"
          maxLength={60}
          autoFocus
          value={draft}
          style={fieldStyle(selected, badge.lines[selected], badge.colors.ink, place)}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => props.onType(target.value)}
          onBlur={props.onCloseField}
          onKeyDown={(event) => {
            const meaning = fieldKey(event.nativeEvent);
            if (!meaning) return;
            event.preventDefault();
            leaveField(meaning);
          }}
        />
      )}
    </div>
  );
}
