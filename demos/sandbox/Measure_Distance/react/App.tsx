import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Image, Layer, Shape, Stage, Text } from 'react-konva';
import useImage from 'use-image';
import { download, savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { useWidth } from '../../../common/react/use-width';
import { surveyKey } from '../shared/commands';
import {
  aimOf,
  barConfig,
  crossConfig,
  draftConfig,
  fit,
  gardenConfig,
  handleConfigs,
  measureConfig,
  wordConfigs,
} from '../shared/look';
import { planPicture } from '../shared/picture';
import { writeSheet } from '../shared/sheet-file';
import {
  erase,
  finish,
  leave,
  move,
  newSurvey,
  open,
  press,
  redoNext,
  release,
  selectedOf,
  setTool,
  sheetOf,
  undoLast,
} from '../shared/survey';
import { Panel } from './Panel';
import '../shared/style.css';
import planUrl from './tea-garden.webp';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [plan] = useImage(planUrl);
  const [box, width] = useWidth();
  const [survey, change] = useState(newSurvey);
  const stage = useRef<Konva.Stage>(null);
  const file = useRef<HTMLInputElement>(null);
  const isHeld = useRef(false);
  const view = fit(width);
  const scale = view.scaleX;
  const sheet = sheetOf(survey);
  const selected = selectedOf(survey);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = surveyKey(event);
      if (!command) return;
      event.preventDefault();
      change(command);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const pointer = () => stage.current?.getRelativePointerPosition() ?? { x: 0, y: 0 };

  /** As it was before the press. */
  const before = useRef(survey);

  const down = ({ evt, pointerId }: PointerEventObject) => {
    // A second finger does not add a point.
    if (!evt.isPrimary || evt.button !== 0) return;
    isHeld.current = true;
    before.current = survey;
    stage.current?.setPointerCapture(pointerId);
    const [at, aim] = [pointer(), aimOf(evt, scale)];
    change((now) => press(now, at, aim));
  };

  const over = ({ evt }: PointerEventObject) => {
    if (!evt.isPrimary || !(isHeld.current || evt.pointerType === 'mouse')) return;
    const [at, aim] = [pointer(), aimOf(evt, scale)];
    change((now) => move(now, at, aim));
  };

  const up = ({ evt }: PointerEventObject) => {
    if (!evt.isPrimary) return;
    isHeld.current = false;
    const aim = aimOf(evt, scale);
    change((now) => release(now, aim));
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

  const savePicture = () => {
    if (plan) void savePng(planPicture(plan, survey), 'garden.png');
  };

  return (
    <div className="survey">
      <div className="controls bar">
        <button
          type="button"
          aria-pressed={survey.tool === 'line'}
          onClick={() => change((now) => setTool(now, 'line'))}
        >
          Line
        </button>
        <button
          type="button"
          aria-pressed={survey.tool === 'path'}
          onClick={() => change((now) => setTool(now, 'path'))}
        >
          Path
        </button>
        <button type="button" disabled={sheet.draft.length < 2} onClick={() => change(finish)}>
          Finish
        </button>
        <button type="button" data-icon="Delete" disabled={!selected} onClick={() => change(erase)}>
          Delete
        </button>
        <button
          type="button"
          data-icon="Undo"
          disabled={!canUndo(survey.history)}
          onClick={() => change(undoLast)}
        >
          Undo
        </button>
        <button
          type="button"
          data-icon="Redo"
          disabled={!canRedo(survey.history)}
          onClick={() => change(redoNext)}
        >
          Redo
        </button>
        <span className="gap" />
        <button type="button" data-icon="Open" onClick={() => file.current?.click()}>
          Open
        </button>
        <button
          type="button"
          data-icon="Save"
          onClick={() => download(new Blob([writeSheet(sheet)]), 'garden.json')}
        >
          Save
        </button>
        <button type="button" data-icon="PNG" className="primary" onClick={savePicture}>
          PNG
        </button>
      </div>
      <div
        ref={box}
        className="plan"
        role="application"
        tabIndex={0}
        aria-label="Garden plan"
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
            <Image {...gardenConfig} image={plan} />
          </Layer>
          {/* Presses are tested against the points of the model, so no layer needs a hit graph. */}
          <Layer listening={false}>
            <Shape {...barConfig(survey)} />
            <Group>
              {sheet.measures.map((one) => (
                <Shape key={one.id} {...measureConfig(one, one === selected, scale)} />
              ))}
            </Group>
            <Shape {...draftConfig(survey, scale)} />
            <Group>
              {wordConfigs(survey, scale).map((config, i) => (
                <Text key={i} {...config} />
              ))}
            </Group>
            <Group>
              {handleConfigs(survey, scale).map((config, i) => (
                <Circle key={i} {...config} />
              ))}
            </Group>
            <Shape {...crossConfig(survey, scale)} />
          </Layer>
        </Stage>
      </div>
      <p className="status" role="status">
        {survey.says}
      </p>
      <Panel survey={survey} onChange={change} />
      <p id="keys" className="keys">
        Arrow keys move the crosshair, with Shift faster. Enter places a point, or picks one up and
        puts it down. Page Up and Page Down go from point to point. Delete removes a line.
      </p>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label="Survey file"
        hidden
        onChange={({ target }) => void openFile(target)}
      />
    </div>
  );
}
