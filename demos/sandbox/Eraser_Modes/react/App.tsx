import { memo, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Line, Rect, Shape, Stage } from 'react-konva';
import { Controls } from './Controls';
import { doodles } from '../shared/doodles';
import { savePng } from '../../../common/konva/files';
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
  frameParts,
  LABEL,
  markConfig,
  paintLinen,
  placePicture,
  shownPart,
  tipParts,
} from '../shared/look';
import {
  clearInk,
  leftOf,
  lift,
  move,
  press,
  underTool,
  type Draft,
  type Mark,
  type Settings,
} from '../shared/marks';
import { pointsOf } from '../../../common/konva/points-of';
import { paintPortrait } from '../shared/portrait';
import '../shared/style.css';
import { undoCommand } from '../../../common/konva/undo-keys';
import { useSize } from '../../../common/react/use-size';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

/** Finished marks never change, so they skip the render while another one grows. */
const MarkLine = memo(({ mark }: { mark: Mark }) => <Line {...markConfig(mark)} />);

export default function App() {
  const [easel, size] = useSize<HTMLDivElement>();
  const [settings, setSettings] = useState<Settings>({ tool: 'ink', color: '#ff3d8b', width: 24 });
  const [history, setHistory] = useState(() => newHistory(doodles()));
  const [draft, setDraft] = useState<Draft | null>(null);
  const [tip, setTip] = useState({ x: 0, y: 210, visible: false });
  const [says, setSays] = useState(() => `Lady Marmalade, oil on linen. ${leftOf(doodles())}`);
  const ink = useRef<Konva.Layer>(null);
  const stage = useRef<Konva.Stage>(null);

  const kept = currentStep(history);
  const marks = draft?.marks ?? kept;
  const place = placePicture(size);
  const parts = tipParts(tip, settings);

  /** Ends the use of the tool. Adds a step if the marks have changed. */
  const finish = () => {
    if (!draft) return;
    const done = lift(kept, draft);
    if (done.marks !== kept) setHistory(addStep(history, done.marks));
    setSays(done.says);
    setDraft(null);
  };

  const giveUp = () => {
    if (draft) setSays('Given up.');
    setDraft(null);
  };

  const show = (next: typeof history) => {
    setDraft(null);
    setHistory(next);
    setSays(leftOf(currentStep(next)));
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
    const point = ink.current?.getRelativePointerPosition();
    // One finger or the main button; a second finger does nothing.
    if (!point || !evt.isPrimary || evt.button !== 0) return;
    // The mark can continue and end outside the stage.
    currentTarget.getStage()?.setPointerCapture(pointerId);
    setTip({ ...tip, ...point });
    setDraft(press(kept, settings, point));
  };

  const handleMove = ({ evt }: PointerEventObject) => {
    if (!ink.current || !evt.isPrimary) return;
    // Read it now: the updaters run later, after the event.
    const way = pointsOf(ink.current, evt);
    setTip((old) => ({ ...old, ...way.at(-1), visible: evt.pointerType !== 'touch' }));
    setDraft((old) => old && move(old, way));
  };

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const reach = shownPart(size);
    const command = tipCommand(event, { tip, isDown: draft !== null, reach });
    if (!command) return;
    event.preventDefault();
    if (command.do === 'press') setDraft(press(kept, settings, tip));
    else if (command.do === 'lift') finish();
    else if (command.do === 'cancel') giveUp();
    else {
      setTip({ ...command.to, visible: true });
      if (draft) setDraft(move(draft, [command.to]));
      else setSays(underTool(kept, command.to, settings.width));
    }
  };

  return (
    <div className="studio">
      <div
        className="easel"
        ref={easel}
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
        {/* No shape is looked up under the pointer, so no layer needs a hit graph. */}
        <Stage
          ref={stage}
          {...size}
          onPointerDown={handlePress}
          onPointerMove={handleMove}
          onPointerUp={({ evt }: PointerEventObject) => {
            // Lifting a second finger does not end the mark of the first.
            // Konva also fires pointerup for a canceled pointer.
            if (evt.isPrimary && evt.type === 'pointerup') finish();
          }}
          onPointerCancel={({ evt }: PointerEventObject) => {
            if (evt.isPrimary) giveUp();
          }}
          onPointerLeave={() => setTip((old) => ({ ...old, visible: false }))}
        >
          <Layer listening={false}>
            <Shape name="linen" {...size} sceneFunc={paintLinen} />
          </Layer>
          {/* An eraser clears pixels of its own layer only: erasers of the image are on the image's layer, erasers of ink on the ink's layer. */}
          <Layer {...place} listening={false}>
            <Shape name="portrait" sceneFunc={paintPortrait} />
            {marks
              .filter(({ kind }) => kind === 'all')
              .map((mark, i) => (
                <MarkLine key={i} mark={mark} />
              ))}
          </Layer>
          <Layer ref={ink} {...place} listening={false}>
            {marks.map((mark, i) => (
              <MarkLine key={i} mark={mark} />
            ))}
          </Layer>
          <Layer listening={false}>
            {frameParts(size).map((part) => (
              <Rect key={part.x} {...part} />
            ))}
            <Group {...place}>
              <Circle {...parts.dark} />
              <Circle {...parts.light} />
            </Group>
          </Layer>
        </Stage>
      </div>
      <Controls
        settings={settings}
        onChoose={(changed) => setSettings({ ...settings, ...changed })}
        onUndo={canUndo(history) ? () => show(undo(history)) : undefined}
        onRedo={canRedo(history) ? () => show(redo(history)) : undefined}
        onClear={
          marks.some(({ kind }) => kind !== 'all')
            ? () => show(addStep(history, clearInk(kept)))
            : undefined
        }
        onSave={() => {
          if (stage.current)
            void savePng(stage.current.toCanvas({ pixelRatio: 2 }), 'portrait.png');
        }}
        says={says}
      />
    </div>
  );
}
