import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Line, Shape, Stage, Text, Transformer } from 'react-konva';
import { useSize } from '../../../common/react/use-size';
import { itemOf, resize, transformItem, type Editor } from '../shared/editor';
import {
  cornerConfigs,
  crossConfig,
  ghostOpeningConfigs,
  ghostWallConfig,
  itemConfigs,
  jointsConfig,
  openingConfigs,
  paperConfig,
  roomConfigs,
  roomNameConfigs,
  settle,
  sizeConfigs,
  titleConfig,
  transformerConfig,
  wallConfigs,
  worldConfig,
} from '../shared/look';
import { createPointers } from '../shared/pointers';

interface CanvasProps {
  editor: Editor;
  onChange(update: (editor: Editor) => Editor): void;
}

/** The canvas. Nodes are not draggable: the pointer changes the editor, and the nodes follow. */
export function Canvas({ editor, onChange }: CanvasProps) {
  const world = useRef<Konva.Group>(null);
  const [box, { width, height }] = useSize<HTMLDivElement>();
  const [pointers] = useState(() => createPointers(onChange));
  const transformer = useRef<Konva.Transformer>(null);
  const selected = itemOf(editor)?.id;

  useLayoutEffect(() => {
    if (width > 0) onChange((now) => resize(now, width, height));
  }, [onChange, width, height]);

  // The Transformer finds its node again when the selection or the list of nodes has changed.
  useEffect(() => {
    const node = selected === undefined ? undefined : world.current?.findOne(`#${selected}`);
    transformer.current?.nodes(node ? [node] : []);
  }, [selected, editor.history]);

  const handleTransformEnd = () => {
    const [node] = transformer.current?.nodes() ?? [];
    if (!node) return;
    const changes = settle(node);
    onChange((now) => transformItem(now, changes));
  };

  return (
    <div
      ref={box}
      className={editor.tool === 'select' ? 'plan' : 'plan drawing'}
      role="application"
      tabIndex={0}
      aria-label="Floor plan"
      aria-describedby="keys"
    >
      <Stage
        {...editor.size}
        onPointerDown={pointers.down}
        onPointerMove={pointers.move}
        onPointerUp={pointers.up}
        onPointerCancel={pointers.cancel}
        onWheel={pointers.wheel}
      >
        <Layer>
          <Shape {...paperConfig(editor)} />
          <Group ref={world} {...worldConfig(editor)}>
            {roomConfigs(editor).map((config, i) => (
              <Line key={i} {...config} />
            ))}
            {itemConfigs(editor).map((config) => (
              <Shape key={config.id} {...config} />
            ))}
            {wallConfigs(editor).map((config) => (
              <Line key={config.id} {...config} />
            ))}
            <Shape {...jointsConfig(editor)} />
            {openingConfigs(editor).map((config) => (
              <Shape key={config.id} {...config} />
            ))}
            {sizeConfigs(editor).map((config, i) => (
              <Shape key={i} {...config} />
            ))}
            {roomNameConfigs(editor).map((config, i) => (
              <Text key={i} {...config} />
            ))}
            {/* Marks of the tools and the selection. They are not part of the plan. */}
            <Group name="marks">
              <Line {...ghostWallConfig(editor)} />
              {ghostOpeningConfigs(editor).map((config) => (
                <Shape key={config.id} {...config} />
              ))}
              {cornerConfigs(editor).map((config) => (
                <Circle key={config.id} {...config} />
              ))}
              <Shape {...crossConfig(editor)} />
            </Group>
          </Group>
          <Shape {...titleConfig(editor)} />
          <Transformer
            ref={transformer}
            {...transformerConfig}
            onTransformEnd={handleTransformEnd}
          />
        </Layer>
      </Stage>
    </div>
  );
}
