import { memo, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Rect, Shape, Stage } from 'react-konva';
import { Controls } from './Controls';
import { download, savePng } from '../../../common/konva/files';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { tipCommand } from '../../../common/konva/key-tip';
import {
  LABEL,
  PAGE,
  pageClip,
  paintDesk,
  paintRings,
  paper,
  placePage,
  PRINT,
  strokeConfig,
  tipParts,
} from '../shared/look';
import { openingSketch } from '../shared/opening-sketch';
import { printPicture } from '../../../common/konva/print-picture';
import { samplesOf } from '../shared/samples-of';
import { readSketch, writeSketch } from '../shared/sketch-file';
import {
  countOf,
  lift,
  move,
  press,
  type Draft,
  type Sample,
  type Settings,
  type Stroke,
} from '../shared/strokes';
import '../shared/style.css';
import { undoCommand } from '../../../common/konva/undo-keys';
import { useSize } from '../../../common/react/use-size';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

/** Finished strokes never change, so they skip the render while another one grows. */
const StrokeShape = memo(({ stroke }: { stroke: Stroke }) => <Shape {...strokeConfig(stroke)} />);

const FIRST: Settings = { brush: 'brush', color: '#25324b', size: 26, smoothing: 0.4 };

export default function App() {
  const [desk, size] = useSize<HTMLDivElement>();
  const [settings, setSettings] = useState(FIRST);
  const [history, setHistory] = useState(() => newHistory(openingSketch()));
  const [draft, setDraft] = useState<Draft | null>(null);
  const [tip, setTip] = useState({ x: 240, y: 210, visible: false });
  const [says, setSays] = useState(() => countOf(openingSketch()));
  const page = useRef<Konva.Layer>(null);

  const strokes = currentStep(history);
  const place = placePage(size);
  const parts = tipParts(tip, settings);

  const show = (next: typeof history) => {
    setDraft(null);
    setHistory(next);
    setSays(countOf(currentStep(next)));
  };

  const start = (sample: Sample) => setDraft(press(settings, sample, strokes.length + 1));
  const finish = () => {
    if (draft) show(addStep(history, [...strokes, lift(draft)]));
  };
  const giveUp = () => {
    if (draft) setSays('Given up.');
    setDraft(null);
  };

  const handleUndoKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const command = undoCommand(event);
    if (!command) return;
    event.preventDefault();
    show(command === 'undo' ? undo(history) : redo(history));
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => handleUndoKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  const handlePress = ({ evt, currentTarget, pointerId }: PointerEventObject) => {
    const [sample] = page.current ? samplesOf(page.current, evt) : [];
    // One finger or the main button paints; a second finger does not.
    if (!sample || !evt.isPrimary || evt.button !== 0) return;
    // The stroke can continue and end outside the stage.
    currentTarget.getStage()?.setPointerCapture(pointerId);
    start(sample);
  };

  const handleMove = ({ evt }: PointerEventObject) => {
    if (!page.current || !evt.isPrimary) return;
    // Read them now: the updaters run later, after the event.
    const samples = samplesOf(page.current, evt);
    const last = samples.at(-1);
    if (last) setTip({ x: last.x, y: last.y, visible: evt.pointerType !== 'touch' });
    setDraft((old) => old && move(old, samples));
  };

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const command = tipCommand(event, { tip, isDown: draft !== null, reach: PAGE });
    if (!command) return;
    event.preventDefault();
    if (command.do === 'press') start({ x: tip.x, y: tip.y, pressure: null });
    else if (command.do === 'lift') finish();
    else if (command.do === 'cancel') giveUp();
    else {
      setTip({ ...command.to, visible: true });
      if (draft) setDraft(move(draft, [{ ...command.to, pressure: null }]));
    }
  };

  const open = async (file: File) => {
    try {
      show(addStep(history, readSketch(await file.text())));
    } catch (error) {
      setSays(error instanceof Error ? error.message : String(error));
    }
  };

  const save = () => {
    const blob = new Blob([writeSketch(strokes)], { type: 'application/json' });
    download(blob, 'sketch.json');
  };

  const savePicture = () => {
    if (page.current) void savePng(printPicture(page.current, PAGE.right, PRINT), 'sketch.png');
  };

  return (
    <div className="studio">
      <div
        className="desk"
        ref={desk}
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        onKeyDown={handleKey}
        onFocus={({ target }) => setTip({ ...tip, visible: target.matches(':focus-visible') })}
        onBlur={() => {
          finish();
          setTip({ ...tip, visible: false });
        }}
      >
        <Stage
          {...size}
          onPointerDown={handlePress}
          onPointerMove={handleMove}
          onPointerUp={({ evt }: PointerEventObject) => {
            // Lifting a second finger does not end the stroke of the first.
            // Konva also fires pointerup for a canceled pointer.
            if (evt.isPrimary && evt.type === 'pointerup') finish();
          }}
          onPointerCancel={({ evt }: PointerEventObject) => {
            if (evt.isPrimary) giveUp();
          }}
          onPointerLeave={() => setTip((old) => ({ ...old, visible: false }))}
        >
          {/* No shape is looked up under the pointer, so no layer needs a hit graph. */}
          <Layer {...place} listening={false}>
            <Shape name="desk" sceneFunc={paintDesk} />
          </Layer>
          <Layer ref={page} {...place} {...pageClip} listening={false}>
            <Rect {...paper} />
            {strokes.map((stroke, i) => (
              <StrokeShape key={i} stroke={stroke} />
            ))}
          </Layer>
          {/* The growing stroke has its own layer, so a move redraws only this stroke. */}
          <Layer {...place} {...pageClip} listening={false}>
            {draft && <Shape {...strokeConfig(draft.stroke)} name="wet" />}
          </Layer>
          <Layer {...place} listening={false}>
            <Shape name="rings" sceneFunc={paintRings} />
            <Circle {...parts.outer} />
            <Circle {...parts.inner} />
          </Layer>
        </Stage>
      </div>
      <Controls
        settings={settings}
        onChoose={(changed) => setSettings({ ...settings, ...changed })}
        actions={{
          Undo: canUndo(history) ? () => show(undo(history)) : undefined,
          Redo: canRedo(history) ? () => show(redo(history)) : undefined,
          Clear: strokes.length > 0 ? () => show(addStep(history, [])) : undefined,
          Save: save,
          PNG: savePicture,
        }}
        onOpen={(file) => void open(file)}
        says={says}
      />
    </div>
  );
}
