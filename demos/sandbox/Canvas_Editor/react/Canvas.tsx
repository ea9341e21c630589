import { useCallback, useEffect, useRef, type RefObject } from 'react';
import Konva from 'konva';
import { Group, Layer, Rect, Stage, Transformer } from 'react-konva';
import type { Design, Patch } from '../shared/design';
import { ItemNode } from './ItemNode';
import { rewrap, transformerConfig } from '../shared/node-config';
import { zoomAt, type View } from '../shared/view';

interface CanvasProps {
  design: Design;
  selected: string | null;
  view: View;
  size: { width: number; height: number };
  /** The page's node, for export. */
  page: RefObject<Konva.Group | null>;
  onSelect(id: string | null): void;
  onChange(id: string, patch: Patch): void;
  onView(view: View): void;
  /** A double click on a text. */
  onEditText(): void;
}

/** The stage: draws the state and reports the user's actions. */
export function Canvas(props: CanvasProps) {
  const { design, selected, view, size, page, onSelect, onChange, onView, onEditText } = props;
  const { width, height, background, items } = design;
  const transformer = useRef<Konva.Transformer>(null);
  const selectedItem = items.find(({ id }) => id === selected);

  // The transformer works on nodes, the state on ids. After an undo, the node may be new.
  useEffect(() => {
    const node = page.current?.findOne(({ attrs }: Konva.Node) => attrs.id === selected);
    transformer.current?.nodes(node && selected !== null ? [node] : []);
  }, [page, selected, items]);

  const wrapText = useCallback(({ target }: Konva.KonvaEventObject<Event>) => {
    rewrap(target, transformer.current?.getActiveAnchor() ?? null);
  }, []);

  // A press selects at once, so that it can continue as a drag.
  const press = ({ target }: Konva.KonvaEventObject<PointerEvent>) => {
    if (target === target.getStage()) onSelect(null);
    else if (target.hasName('item')) onSelect(target.id());
  };

  const pan = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    if (target === target.getStage()) onView({ ...target.position(), scale: target.scaleX() });
  };

  const zoom = ({ evt, currentTarget }: Konva.KonvaEventObject<WheelEvent>) => {
    const point = currentTarget.getStage()?.getPointerPosition();
    // A plain wheel scrolls the page around the editor; a pinch on a trackpad has ctrlKey set.
    if (!evt.ctrlKey || !point) return;
    evt.preventDefault();
    onView(zoomAt(view, point, Math.exp(-evt.deltaY / 200)));
  };

  return (
    <Stage
      {...size}
      x={view.x}
      y={view.y}
      scaleX={view.scale}
      scaleY={view.scale}
      draggable
      onPointerDown={press}
      onPointerDblClick={({ target }) => {
        if (target instanceof Konva.Text) onEditText();
      }}
      onDragEnd={pan}
      onWheel={zoom}
    >
      <Layer>
        <Rect
          width={width}
          height={height}
          fill="#ffffff"
          shadowColor="#1b1f2a"
          shadowOpacity={0.22}
          shadowBlur={24}
          shadowOffsetY={6}
          listening={false}
        />
        <Group name="page" ref={page} clip={{ x: 0, y: 0, width, height }}>
          <Rect
            name="background"
            width={width}
            height={height}
            fill={background}
            listening={false}
          />
          {items.map((item) => (
            <ItemNode key={item.id} item={item} onChange={onChange} onTransform={wrapText} />
          ))}
        </Group>
        <Transformer ref={transformer} {...transformerConfig(selectedItem?.kind)} />
      </Layer>
    </Stage>
  );
}
