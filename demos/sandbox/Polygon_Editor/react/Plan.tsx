import { useRef, useState, type RefObject } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Line, Path, Shape, Stage, Text } from 'react-konva';
import { useSize } from '../../../common/react/use-size';
import { crossingsOf } from '../../../common/konva/polygon';
import {
  hover,
  move,
  parcelsOf,
  press,
  pressTwice,
  release,
  selectedOf,
  type Editor,
} from '../shared/editor';
import {
  cornerConfig,
  crossingConfig,
  CURSORS,
  edgeConfigs,
  fit,
  ghostConfig,
  hitOf,
  nameConfig,
  soilConfig,
  vineConfigs,
} from '../shared/look';
import { landConfig } from '../shared/scene';

interface PlanProps {
  editor: Editor;
  stage: RefObject<Konva.Stage | null>;
  onChange(change: (editor: Editor) => Editor): void;
}

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

/** The canvas. Nodes are not draggable: the pointer changes the editor, and the nodes follow. */
export function Plan({ editor, stage, onChange }: PlanProps) {
  const [box, size] = useSize<HTMLDivElement>();
  const [cursor, setCursor] = useState('default');
  const isHeld = useRef(false);
  const view = fit(size);
  const scale = view.scaleX;
  const parcels = parcelsOf(editor);
  const selected = selectedOf(editor);
  const pointer = () => stage.current?.getRelativePointerPosition() ?? { x: 0, y: 0 };

  const down = ({ evt, target, pointerId }: PointerEventObject) => {
    // A second finger does not change what the first one holds.
    if (!evt.isPrimary || evt.button !== 0) return;
    const [hit, at] = [hitOf(target), pointer()];
    isHeld.current = true;
    stage.current?.setPointerCapture(pointerId);
    onChange((now) => press(now, hit, at, 1 / scale));
  };

  const over = ({ evt, target }: PointerEventObject) => {
    if (!evt.isPrimary) return;
    const at = pointer();
    if (isHeld.current) onChange((now) => move(now, at, 1 / scale, evt.altKey));
    else if (evt.pointerType === 'mouse') {
      const hit = hitOf(target);
      setCursor(CURSORS[hit.kind]);
      onChange((now) => hover(now, hit, at));
    }
  };

  const up = ({ evt }: PointerEventObject) => {
    if (!evt.isPrimary) return;
    isHeld.current = false;
    onChange(release);
  };

  const twice = ({ target }: Konva.KonvaEventObject<Event>) => {
    const hit = hitOf(target);
    onChange((now) => pressTwice(now, hit));
  };

  return (
    <div
      className="plan"
      ref={box}
      style={{ cursor }}
      role="application"
      tabIndex={0}
      aria-label="Plan of the parcels"
      aria-describedby="keys"
    >
      <Stage
        ref={stage}
        {...size}
        {...view}
        onPointerDown={down}
        onPointerMove={over}
        onPointerUp={up}
        onPointerCancel={up}
        onMouseLeave={() => onChange((now) => hover(now, { kind: 'ground' }, { x: 0, y: 0 }))}
        onDblClick={twice}
        onDblTap={twice}
      >
        <Layer listening={false}>
          <Shape {...landConfig} />
        </Layer>
        <Layer>
          {parcels.map((parcel) => (
            <Line key={parcel.id} {...soilConfig(parcel)} />
          ))}
          <Group listening={false}>
            {parcels.flatMap((parcel) =>
              vineConfigs(parcel).map((config) => (
                <Path key={`${parcel.id} ${config.name}`} {...config} />
              )),
            )}
            {parcels.map((parcel) => (
              <Text key={parcel.id} {...nameConfig(parcel, scale)} />
            ))}
          </Group>
          {/* Marks of the selection. They are not part of the plan. */}
          <Group name="marks">
            {selected &&
              edgeConfigs(selected, scale).map((edge) => <Line key={edge.name} {...edge} />)}
            <Circle {...ghostConfig(editor.ghost, scale)} />
            {crossingsOf(selected?.corners ?? []).map((place, i) => (
              <Circle key={i} {...crossingConfig(place, scale)} />
            ))}
            {selected?.corners.map((place, i) => (
              <Circle key={i} {...cornerConfig(place, i, i === editor.corner, scale)} />
            ))}
          </Group>
        </Layer>
      </Stage>
    </div>
  );
}
