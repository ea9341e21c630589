import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Circle, Image, Layer, Line, Stage } from 'react-konva';
import useImage from 'use-image';
import { claimWheel } from '../../../common/konva/claim-wheel';
import * as steps from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import { wheelFactor } from '../../../common/konva/zoom';
import harbor from './harbor.webp';
import { RegionList } from './RegionList';
import { saveCoco, toCoco } from '../shared/coco';
import * as labels from '../shared/regions';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';
import { fit, keepInView, middleBox, zoom, type View } from '../shared/view';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [holder, size] = useSize<HTMLDivElement>();
  const [picture] = useImage(harbor);
  const [tool, setTool] = useState<labels.Tool>('box');
  const [history, setHistory] = useState(() => steps.newHistory(labels.FIRST_REGIONS));
  const [selected, setSelected] = useState<number | null>(2);
  const [path, setPath] = useState<Konva.Vector2d[]>([]);
  const [isJsonShown, setIsJsonShown] = useState(false);
  // Null shows the whole image, for any size of the window.
  const [closeView, setCloseView] = useState<View | null>(null);
  const stage = useRef<Konva.Stage>(null);
  const hasDrawn = useRef(false);
  // A factor of 1 keeps the zoom, unless the stage has become larger than the image.
  const view = closeView ? zoom(closeView, 1, { x: 0, y: 0 }, size) : fit(size);
  const regions = steps.currentStep(history);
  const current = regions.find(({ id }) => id === selected);

  const zoomAt = (factor: number, point = { x: size.width / 2, y: size.height / 2 }) =>
    setCloseView(zoom(view, factor, point, size));

  /** The next regions. Changes of the same topic in a row are undone together. */
  const setRegions = (next: labels.Region[], topic?: string) =>
    setHistory((now) => steps.addStep(now, next, topic));

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const command = undoCommand(event);
      if (!command) return;
      event.preventDefault();
      setHistory(command === 'undo' ? steps.undo : steps.redo);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  /** Returns whether the path was large enough for a region. */
  const addRegion = (drawn: Konva.Vector2d[], isBox: boolean) => {
    const region = labels.newRegion(regions, drawn, isBox, 1 / view.scale);
    if (!region) return false;
    setRegions([...regions, region]);
    setSelected(region.id);
    return true;
  };

  const startPath = ({ evt, target, pointerId }: PointerEventObject) => {
    const point = stage.current?.getRelativePointerPosition();
    hasDrawn.current = false;
    // A press on a point of the region moves it. Only the first finger and the main button draw.
    if (tool === 'move' || !point || !evt.isPrimary || evt.button !== 0) return;
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
    hasDrawn.current = addRegion(path, tool === 'box');
  };

  const handleKey = (event: KeyboardEvent) => {
    const next = labels.pressKey(regions, selected, event.nativeEvent);
    if (!next) return;
    event.preventDefault();
    setRegions(next, `keys ${selected}`);
  };

  const movePointTo = (at: number, node: Konva.Node) => {
    if (!current) return;
    // Corrects the node first: past the edge the state stays the same, so the binding would write nothing.
    node.position(labels.onPicture(node.position()));
    setRegions(labels.movePoint(regions, current.id, at, node.position()), 'point');
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
          {labels.TOOLS.map(({ value, name }) => (
            <button
              key={value}
              type="button"
              aria-pressed={tool === value}
              onClick={() => setTool(value)}
            >
              {name}
            </button>
          ))}
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
            disabled={!steps.canUndo(history)}
            onClick={() => setHistory(steps.undo)}
          >
            Undo
          </button>
          <button
            type="button"
            data-icon="Redo"
            disabled={!steps.canRedo(history)}
            onClick={() => setHistory(steps.redo)}
          >
            Redo
          </button>
        </div>
        <div
          className="picture"
          ref={holder}
          style={{ cursor: tool === 'move' ? 'grab' : 'crosshair' }}
          role="application"
          tabIndex={0}
          aria-label={labels.LABEL}
          onKeyDown={handleKey}
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
              } else setHistory(steps.endTopic);
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
              <Image
                name="picture"
                image={picture}
                width={labels.PICTURE.width}
                height={labels.PICTURE.height}
              />
            </Layer>
            <Layer>
              {regions.map((region) => (
                <Line key={region.id} {...labels.regionConfig(region, region.id === selected)} />
              ))}
              {current &&
                labels
                  .corners(current)
                  .map((corner, i) => (
                    <Circle
                      key={`${current.id}-${i}`}
                      {...labels.anchorConfig(corner, current.color, view.scale)}
                      onDragMove={({ target }) => movePointTo(i, target)}
                    />
                  ))}
              {path.length > 0 && <Line {...labels.pathConfig(path, tool === 'box')} />}
            </Layer>
          </Stage>
        </div>
      </div>
      <div className="panel">
        <RegionList
          regions={regions}
          selected={selected}
          onSelect={setSelected}
          onClassify={(id, name) => setRegions(labels.classify(regions, id, name))}
          onDelete={(id) => setRegions(labels.remove(regions, id))}
        />
        <div className="row">
          <button type="button" onClick={() => addRegion(middleBox(view, size), true)}>
            Add box
          </button>
          <button
            type="button"
            aria-pressed={isJsonShown}
            onClick={() => setIsJsonShown((now) => !now)}
          >
            COCO
          </button>
          <button type="button" data-icon="Save" onClick={() => saveCoco(regions)}>
            Save
          </button>
        </div>
        {isJsonShown && (
          <textarea className="json" aria-label="COCO file" readOnly value={toCoco(regions)} />
        )}
      </div>
    </div>
  );
}
