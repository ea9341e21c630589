import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import type Konva from 'konva';
import { Group, Layer, Rect, Stage, Transformer } from 'react-konva';
import { download, savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { useSize } from '../../../common/react/use-size';
import { howOf, studioKey } from '../shared/commands';
import {
  draftOf as draftNode,
  exportPoster,
  fit,
  handlesConfig,
  idOf,
  isHandle,
  nodeOf,
  paperConfig,
  posterConfig,
  shadowConfig,
  takeBox,
  takePlace,
} from '../shared/look';
import { readPoster, writePoster } from '../shared/poster-file';
import {
  begin,
  cancel,
  draftOf,
  figuresOf,
  finish,
  follow,
  newStudio,
  open,
  redoNext,
  release,
  remove,
  reshape,
  select,
  selectedOf,
  undoLast,
  type Change,
} from '../shared/studio';
import { FigureShape } from './FigureShape';
import { Panel } from './Panel';
import '../shared/style.css';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [box, size] = useSize<HTMLDivElement>();
  const [studio, setStudio] = useState(newStudio);
  /** The last error; cleared by the next change. */
  const [problem, setProblem] = useState('');
  const layer = useRef<Konva.Layer>(null);
  const poster = useRef<Konva.Group>(null);
  const handles = useRef<Konva.Transformer>(null);
  const fileInput = useRef<HTMLInputElement>(null);

  const figures = figuresOf(studio);
  const selected = selectedOf(studio);
  const selectedId = selected?.id ?? null;
  const draft = draftOf(studio);
  const selects = studio.tool === 'select';
  const pointer = () => layer.current?.getRelativePointerPosition() ?? { x: 0, y: 0 };

  const change = (command: Change) => {
    setProblem('');
    setStudio(command);
  };

  // The Transformer needs a node; the state holds an id.
  useEffect(() => {
    const node = layer.current?.findOne(`#figure-${selectedId}`);
    handles.current?.nodes(node ? [node] : []);
  }, [selectedId]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = studioKey(event);
      if (!command) return;
      event.preventDefault();
      setStudio(command);
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
    };
  }, []);

  const down = ({ evt, target, pointerId }: PointerEventObject) => {
    if (!evt.isPrimary || evt.button !== 0 || isHandle(target)) return;
    const [id, at, how] = [idOf(target), pointer(), howOf(evt)];
    if (selects) {
      change((now) => select(now, id));
      return;
    }
    target.getStage()?.setPointerCapture(pointerId);
    change((now) => begin(now, at, how));
  };

  const over = ({ evt }: PointerEventObject) => {
    if (!evt.isPrimary || !studio.drag) return;
    const [at, how] = [pointer(), howOf(evt)];
    change((now) => follow(now, at, how));
  };

  const end = (command: Change) => (event: PointerEventObject) => {
    if (event.evt.isPrimary && studio.drag) change(command);
  };

  // Corrects the node first, then saves the change.
  const drag = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const place = takePlace(target);
    change((now) => reshape(now, place, 'drag'));
  };
  const pull = ({ target }: Konva.KonvaEventObject<Event>) => {
    const next = takeBox(target);
    change((now) => reshape(now, next, 'pull'));
  };
  const drop = () => change(release);

  /** Runs an action that may fail, and reports why. */
  const attempt = async (action: () => Promise<void>) => {
    try {
      await action();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    await attempt(async () => {
      const found = readPoster(await file.text());
      change((now) => open(now, found));
    });
    // Empty the field, so that the same file can be chosen again.
    target.value = '';
  };

  const save = () => {
    download(new Blob([writePoster(figures)], { type: 'application/json' }), 'poster.json');
  };

  const savePicture = () =>
    attempt(async () => {
      if (poster.current) await savePng(exportPoster(poster.current), 'poster.png');
    });

  return (
    <>
      <div className="studio">
        <Panel studio={studio} onChange={change}>
          <div className="row">
            <button type="button" disabled={!selected} onClick={() => change(remove)}>
              Delete
            </button>
            <button
              type="button"
              disabled={!canUndo(studio.history)}
              onClick={() => change(undoLast)}
            >
              Undo
            </button>
            <button
              type="button"
              disabled={!canRedo(studio.history)}
              onClick={() => change(redoNext)}
            >
              Redo
            </button>
          </div>
          <div className="row">
            <button type="button" onClick={() => fileInput.current?.click()}>
              Open
            </button>
            <button type="button" onClick={save}>
              Save
            </button>
            <button type="button" onClick={() => void savePicture()}>
              Export
            </button>
          </div>
        </Panel>
        <div
          ref={box}
          className={selects ? 'wall selects' : 'wall'}
          role="application"
          tabIndex={0}
          aria-label="Poster"
          aria-describedby="keys"
        >
          <Stage
            {...size}
            onPointerDown={down}
            onPointerMove={over}
            onPointerUp={end(finish)}
            onPointerCancel={end(cancel)}
          >
            <Layer ref={layer} {...fit(size)}>
              <Rect {...shadowConfig} />
              <Group ref={poster} {...posterConfig}>
                <Rect {...paperConfig} />
                <Group>
                  {figures.map((figure) => (
                    <FigureShape
                      key={figure.id}
                      node={nodeOf(figure, selects)}
                      onDragMove={drag}
                      onDragEnd={drop}
                      onTransform={pull}
                      onTransformEnd={drop}
                    />
                  ))}
                </Group>
                <Group listening={false}>{draft && <FigureShape node={draftNode(draft)} />}</Group>
              </Group>
              <Transformer ref={handles} {...handlesConfig(selected)} />
            </Layer>
          </Stage>
        </div>
        <p role="status">{problem || studio.says}</p>
        <input
          ref={fileInput}
          type="file"
          accept=".json,application/json"
          aria-label="Poster file"
          hidden
          onChange={(event) => void openFile(event)}
        />
      </div>
      <p id="keys" hidden>
        Enter draws a figure in the middle. Page Up and Page Down choose one, arrow keys move it,
        Delete removes it.
      </p>
    </>
  );
}
