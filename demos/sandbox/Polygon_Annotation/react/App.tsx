import { useEffect, useMemo, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Image, Layer, Line, Shape, Stage, Text } from 'react-konva';
import useImage from 'use-image';
import { download, savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { useWidth } from '../../../common/react/use-width';
import {
  closeDraft,
  erase,
  leave,
  move,
  newAnnotator,
  open,
  press,
  redoNext,
  release,
  selectedOf,
  setTool,
  sheetOf,
  undoLast,
} from '../shared/annotator';
import { annotatorKey } from '../shared/commands';
import {
  crossConfig,
  draftConfigs,
  FINGER_REACH,
  fit,
  maskConfig,
  outlineConfig,
  pointConfigs,
  poolConfig,
  REACH,
  tagConfig,
} from '../shared/look';
import { maskPicture } from '../shared/mask-picture';
import { writeSheet } from '../shared/sheet-file';
import { Panel } from './Panel';
import '../shared/style.css';
import photoUrl from './tide-pool.webp';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [photo] = useImage(photoUrl);
  const [box, width] = useWidth();
  const [annotator, change] = useState(newAnnotator);
  const [showsMask, setShowsMask] = useState(false);
  const stage = useRef<Konva.Stage>(null);
  const file = useRef<HTMLInputElement>(null);
  const isHeld = useRef(false);
  /** As it was before the press. */
  const before = useRef(annotator);
  const view = fit(width);
  const scale = view.scaleX;
  const { annotations, draft } = sheetOf(annotator);
  const selected = selectedOf(annotator);
  // The mask is computed again only for other outlines.
  const mask = useMemo(
    () => (showsMask ? maskPicture(annotations) : undefined),
    [showsMask, annotations],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = annotatorKey(event);
      if (!command) return;
      event.preventDefault();
      change(command);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const pointer = () => stage.current?.getRelativePointerPosition() ?? { x: 0, y: 0 };

  const down = ({ evt, pointerId }: PointerEventObject) => {
    // A second finger does not add a point.
    if (!evt.isPrimary || evt.button !== 0) return;
    isHeld.current = true;
    before.current = annotator;
    stage.current?.setPointerCapture(pointerId);
    const at = pointer();
    const reach = (evt.pointerType === 'touch' ? FINGER_REACH : REACH) / scale;
    change((now) => press(now, at, reach));
  };

  const over = ({ evt }: PointerEventObject) => {
    const at = pointer();
    if (evt.isPrimary && (isHeld.current || evt.pointerType === 'mouse')) {
      change((now) => move(now, at));
    }
  };

  const up = ({ evt }: PointerEventObject) => {
    if (!evt.isPrimary) return;
    isHeld.current = false;
    change(release);
  };

  const giveUp = ({ evt }: PointerEventObject) => {
    if (!evt.isPrimary || !isHeld.current) return;
    isHeld.current = false;
    change(() => before.current);
  };

  const openFile = async (input: HTMLInputElement) => {
    const text = input.files?.[0]?.text();
    // Empty the field, so that the same file can be chosen again.
    input.value = '';
    const read = await text;
    if (read !== undefined) change((now) => open(now, read));
  };

  return (
    <div className="annotator">
      <div className="controls bar">
        <button
          type="button"
          aria-pressed={annotator.tool === 'draw'}
          onClick={() => change((now) => setTool(now, 'draw'))}
        >
          Draw
        </button>
        <button
          type="button"
          aria-pressed={annotator.tool === 'edit'}
          onClick={() => change((now) => setTool(now, 'edit'))}
        >
          Edit
        </button>
        <button type="button" disabled={draft.length === 0} onClick={() => change(closeDraft)}>
          Close outline
        </button>
        <button type="button" data-icon="Delete" disabled={!selected} onClick={() => change(erase)}>
          Delete
        </button>
        <button
          type="button"
          data-icon="Undo"
          disabled={!canUndo(annotator.history)}
          onClick={() => change(undoLast)}
        >
          Undo
        </button>
        <button
          type="button"
          data-icon="Redo"
          disabled={!canRedo(annotator.history)}
          onClick={() => change(redoNext)}
        >
          Redo
        </button>
        <label>
          <input
            type="checkbox"
            checked={showsMask}
            onChange={({ target }) => setShowsMask(target.checked)}
          />
          Show mask
        </label>
        <span className="gap" />
        <button type="button" data-icon="Open" onClick={() => file.current?.click()}>
          Open
        </button>
        <button
          type="button"
          data-icon="Save"
          onClick={() => download(new Blob([writeSheet(annotations)]), 'tide-pool.json')}
        >
          Save
        </button>
        <button
          type="button"
          className="primary"
          onClick={() => void savePng(maskPicture(annotations), 'tide-pool-mask.png')}
        >
          Mask PNG
        </button>
      </div>
      <div
        ref={box}
        className="pool"
        role="application"
        tabIndex={0}
        aria-label="Tide pool"
        aria-describedby="keys"
      >
        <Stage
          ref={stage}
          {...view}
          onPointerDown={down}
          onPointerMove={over}
          onPointerUp={up}
          onPointerCancel={giveUp}
          onMouseLeave={() => change(leave)}
        >
          <Layer listening={false}>
            <Image {...poolConfig} image={photo} />
          </Layer>
          {/* Presses are tested against the points of the model, so no layer needs a hit graph. */}
          <Layer listening={false}>
            <Image {...maskConfig(mask)} />
            <Group>
              {annotations.map((one) => (
                <Line key={one.id} {...outlineConfig(one, one === selected)} />
              ))}
            </Group>
            <Group>
              {annotations.map((one) => (
                <Text key={one.id} {...tagConfig(one, scale)} />
              ))}
            </Group>
            {draftConfigs(annotator).map((config) => (
              <Line key={config.name} {...config} />
            ))}
            <Group>
              {pointConfigs(annotator, selected, scale).map((config, i) => (
                <Circle key={i} {...config} />
              ))}
            </Group>
            <Shape {...crossConfig(annotator, scale)} />
          </Layer>
        </Stage>
      </div>
      <p className="status" role="status">
        {annotator.says}
      </p>
      <Panel annotator={annotator} onChange={change} />
      <p id="keys" className="keys">
        Arrow keys move the crosshair, with Shift faster. Enter places a point, or picks one up and
        puts it down. Backspace removes the last point. Page Up and Page Down choose an outline.
      </p>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label="Annotation file"
        hidden
        onChange={({ target }) => void openFile(target)}
      />
    </div>
  );
}
