import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Image, Layer, Line, Stage } from 'react-konva';
import useImage from 'use-image';
import { claimWheel } from '../../../common/konva/claim-wheel';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import { wheelFactor } from '../../../common/konva/zoom';
import harbor from './harbor.webp';
import { RegionList } from './RegionList';
import {
  anchorConfig,
  corners,
  FIRST_REGIONS,
  movePoint,
  newRegion,
  onPicture,
  pathConfig,
  PICTURE,
  regionConfig,
  remove,
  rename,
  toJson,
  type Region,
} from '../shared/regions';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';
import { fit, keepInView, zoom, type View } from '../shared/view';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [holder, size] = useSize<HTMLDivElement>();
  const [picture] = useImage(harbor);
  const [tool, setTool] = useState<'draw' | 'move'>('draw');
  const [history, setHistory] = useState(() => newHistory(FIRST_REGIONS));
  const [selected, setSelected] = useState<number | null>(2);
  const [path, setPath] = useState<Konva.Vector2d[]>([]);
  const [isJsonShown, setIsJsonShown] = useState(false);
  // Null shows the whole image, for any size of the window.
  const [closeView, setCloseView] = useState<View | null>(null);
  const stage = useRef<Konva.Stage>(null);
  const hasDrawn = useRef(false);
  // A factor of 1 keeps the zoom, unless the stage has become larger than the image.
  const view = closeView ? zoom(closeView, 1, { x: 0, y: 0 }, size) : fit(size);
  const regions = currentStep(history);
  const current = regions.find(({ id }) => id === selected);

  const zoomAt = (factor: number, point = { x: size.width / 2, y: size.height / 2 }) =>
    setCloseView(zoom(view, factor, point, size));

  /** The next regions. Changes of the same topic in a row are undone together. */
  const setRegions = (next: Region[], topic?: string) =>
    setHistory((now) => addStep(now, next, topic));

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = undoCommand(event);
      if (!command) return;
      event.preventDefault();
      setHistory(command === 'undo' ? undo : redo);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const startPath = ({ evt, target, pointerId }: PointerEventObject) => {
    const point = stage.current?.getRelativePointerPosition();
    hasDrawn.current = false;
    // A press on a point of the region moves it. Only the first finger and the main button draw.
    if (tool !== 'draw' || !point || !evt.isPrimary || evt.button !== 0) return;
    if (target.hasName('anchor')) return;
    stage.current?.setPointerCapture(pointerId);
    setPath([point]);
  };

  const growPath = ({ evt }: PointerEventObject) => {
    const point = stage.current?.getRelativePointerPosition();
    if (path.length > 0 && point && evt.isPrimary) setPath([...path, point]);
  };

  const endPath = ({ evt }: PointerEventObject) => {
    // Lifting a second finger does not end the line of the first. Without a line, the state stays the same: a new one would render
    // before a drag has ended.
    if (!evt.isPrimary || path.length === 0) return;
    setPath([]);
    // The browser canceled the pointer: nothing was drawn.
    if (evt.type === 'pointercancel') return;
    const region = newRegion(regions, path, 1 / view.scale);
    if (!region) return;
    hasDrawn.current = true;
    setRegions([...regions, region]);
    setSelected(region.id);
  };

  const movePointTo = (at: number, node: Konva.Node) => {
    if (!current) return;
    // Corrects the node first: past the edge the state stays the same, so the binding would write nothing.
    node.position(onPicture(node.position()));
    setRegions(movePoint(regions, current.id, at, node.position()), 'point');
  };

  // A drawing too small for a region counts as a click, which selects.
  const select = ({ evt, target }: Konva.KonvaEventObject<MouseEvent | TouchEvent>) => {
    if ('button' in evt && evt.button > 0) return;
    if (hasDrawn.current || target.hasName('anchor')) return;
    setSelected(regions.find(({ id }) => target.id() === `region-${id}`)?.id ?? null);
  };

  return (
    <div className="tool">
      <div className="work">
        <div className="controls">
          <button type="button" aria-pressed={tool === 'draw'} onClick={() => setTool('draw')}>
            Draw
          </button>
          <button type="button" aria-pressed={tool === 'move'} onClick={() => setTool('move')}>
            Move
          </button>
          <fieldset aria-label="Zoom">
            <button type="button" aria-label="Zoom in" onClick={() => zoomAt(1.5)}>
              +
            </button>
            <button type="button" aria-label="Zoom out" onClick={() => zoomAt(1 / 1.5)}>
              −
            </button>
            <button type="button" onClick={() => setCloseView(null)}>
              Fit
            </button>
          </fieldset>
          <button
            type="button"
            data-icon="Undo"
            disabled={!canUndo(history)}
            onClick={() => setHistory(undo)}
          >
            Undo
          </button>
          <button
            type="button"
            data-icon="Redo"
            disabled={!canRedo(history)}
            onClick={() => setHistory(redo)}
          >
            Redo
          </button>
        </div>
        <div
          className="picture"
          ref={holder}
          style={{ cursor: tool === 'draw' ? 'crosshair' : 'grab' }}
        >
          <Stage
            ref={stage}
            {...size}
            x={view.x}
            y={view.y}
            scaleX={view.scale}
            scaleY={view.scale}
            draggable={tool === 'move'}
            dragBoundFunc={(position) => keepInView({ ...position, scale: view.scale }, size)}
            onDragEnd={({ target }) => {
              if (target === stage.current) {
                setCloseView({ ...target.position(), scale: view.scale });
              } else setHistory(endTopic);
            }}
            onPointerDown={startPath}
            onPointerMove={growPath}
            onPointerUp={endPath}
            onPointerCancel={endPath}
            onClick={select}
            onTap={select}
            onWheel={({ evt }) => {
              const point = stage.current?.getPointerPosition();
              if (point && claimWheel(evt)) zoomAt(wheelFactor(evt), point);
            }}
          >
            <Layer listening={false}>
              <Image name="picture" image={picture} width={PICTURE.width} height={PICTURE.height} />
            </Layer>
            <Layer>
              {regions.map((region) => (
                <Line key={region.id} {...regionConfig(region, region.id === selected)} />
              ))}
              {current &&
                corners(current).map((corner, i) => (
                  <Circle
                    key={`${current.id}-${i}`}
                    {...anchorConfig(corner, current.color, view.scale)}
                    onDragMove={({ target }) => movePointTo(i, target)}
                  />
                ))}
              {path.length > 0 && <Line {...pathConfig(path)} />}
            </Layer>
          </Stage>
        </div>
      </div>
      <div className="panel">
        <RegionList
          regions={regions}
          selected={selected}
          onSelect={setSelected}
          onRename={(id, name) => setRegions(rename(regions, id, name), `name ${id}`)}
          onDelete={(id) => setRegions(remove(regions, id))}
        />
        <button
          type="button"
          aria-pressed={isJsonShown}
          onClick={() => setIsJsonShown((now) => !now)}
        >
          JSON
        </button>
        {isJsonShown && (
          <textarea
            className="json"
            aria-label="Regions as JSON"
            readOnly
            value={toJson(regions)}
          />
        )}
      </div>
    </div>
  );
}
