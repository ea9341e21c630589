import { Fragment, useState } from 'react';
import type Konva from 'konva';
import { Arrow, Circle, Group, Layer, Rect, Stage, Text } from 'react-konva';
import * as model from '../shared/flow';
import * as looks from '../shared/looks';
import '../shared/style.css';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [editor, setEditor] = useState(model.newEditor);
  const [pull, setPull] = useState<Konva.Vector2d | null>(null);
  const [cursor, setCursor] = useState('default');
  const { flow } = editor;
  const selected = model.selectedStep(editor);
  const name = model.nameOf(editor);
  const others = flow.steps.filter((step) => step !== selected);

  /** With Shift, a click connects the selected step to this one. */
  const click = (id: string, { evt }: Konva.KonvaEventObject<PointerEvent>) => {
    if (evt.button !== 0) return;
    setEditor((now) => (evt.shiftKey ? model.connect(now, id) : model.select(now, id)));
  };

  const drag = (id: string, { target }: Konva.KonvaEventObject<DragEvent>) => {
    const place = model.inside(target.position(), width);
    target.position(place);
    setEditor((now) => model.move(now, id, place));
  };

  const drop = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const end = target.position();
    setEditor((now) => model.connect(now, model.stepAt(now, end)?.id));
    setPull(null);
  };

  return (
    <>
      <div
        className="chart"
        ref={box}
        role="application"
        tabIndex={0}
        aria-label="Flowchart"
        style={{ cursor }}
        onKeyDown={(event) => {
          const next = model.pressKey(editor, event.nativeEvent, width);
          if (!next) return;
          event.preventDefault();
          setEditor(next);
        }}
      >
        <Stage
          width={width}
          height={model.HEIGHT}
          onPointerClick={({ evt, target }: Konva.KonvaEventObject<PointerEvent>) => {
            if (evt.button === 0 && target === target.getStage()) {
              setEditor((now) => model.select(now, null));
            }
          }}
        >
          <Layer
            x={width / 2}
            onPointerOver={() => setCursor('grab')}
            onPointerOut={() => setCursor('default')}
          >
            {/* Two groups keep all arrows below all boxes, even those added later. */}
            <Group>
              {flow.links.map((link) => (
                <Fragment key={model.linkKey(link)}>
                  <Arrow
                    {...looks.linkConfig(flow, link, editor.selected)}
                    onPointerClick={(event) => click(model.linkKey(link), event)}
                  />
                  <Text {...looks.linkLabelConfig(flow, link)} />
                </Fragment>
              ))}
            </Group>
            <Group>
              {flow.steps.map((step) => (
                <Group
                  key={step.id}
                  {...looks.groupConfig(step)}
                  onDragStart={() => setEditor((now) => model.select(now, step.id))}
                  onDragMove={(event) => drag(step.id, event)}
                  onPointerClick={(event) => click(step.id, event)}
                >
                  <Rect {...looks.boxConfig(step, step === selected)} />
                  <Text {...looks.labelConfig(step, step === selected)} />
                </Group>
              ))}
            </Group>
            <Arrow {...looks.pullConfig(selected, pull)} />
            <Circle
              {...looks.portConfig(selected, pull)}
              onDragMove={({ target }) => setPull(target.position())}
              onDragEnd={drop}
            />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Name{' '}
          <input
            maxLength={20}
            size={10}
            disabled={name === undefined}
            value={name ?? ''}
            onChange={({ target }) => setEditor(model.rename(editor, target.value))}
          />
        </label>
        <label>
          Connect to{' '}
          <select
            value=""
            disabled={!selected}
            onChange={({ target }) => setEditor(model.connect(editor, target.value))}
          >
            <option value="">Choose…</option>
            {others.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="primary"
          onClick={() => setEditor(model.add(editor, width))}
        >
          Add step
        </button>
        <button
          type="button"
          disabled={name === undefined}
          onClick={() => setEditor(model.remove(editor))}
        >
          Remove
        </button>
        <button
          type="button"
          disabled={editor.past.length === 0}
          onClick={() => setEditor(model.undo(editor))}
        >
          Undo
        </button>
        <output>{model.hint(editor)}</output>
      </div>
    </>
  );
}
