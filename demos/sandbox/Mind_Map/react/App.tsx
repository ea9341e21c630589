import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Group, Layer, Line, Rect, Stage } from 'react-konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { useSize } from '../../../common/react/use-size';
import { download, savePng } from '../../../common/konva/files';
import { pinch, wheelFactor, zoomAt, type View } from '../../../common/konva/zoom';
import { abilities, mapOf, newEditor, type Command } from '../shared/editor';
import { mapPicture } from '../shared/export-picture';
import { commandOf } from '../shared/keys';
import { fieldStyle, linkConfig, ringConfig, topicOf } from '../shared/look';
import { openCommand, writeMap } from '../shared/map-file';
import { NameField } from './NameField';
import { Paper } from './Paper';
import { createPull, dropTopics } from '../shared/pull';
import {
  act,
  dragTo,
  LIMITS,
  look,
  middleOf,
  pictureOf,
  tidyUp,
  type Screen,
} from '../shared/screen';
import '../shared/style.css';
import { emptyMap, teaHouse } from '../shared/tea-house';
import { TOOLS } from '../shared/toolbar';
import { TopicNode } from './TopicNode';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

export default function App() {
  const [tree, size] = useSize<HTMLDivElement>();
  const [screen, setScreen] = useState<Screen>(() => ({
    editor: newEditor(teaHouse()),
    view: null,
  }));
  const [cursor, setCursor] = useState('grab');
  const [pull] = useState(createPull);
  const map = useRef<Konva.Group>(null);
  const fileField = useRef<HTMLInputElement>(null);

  const { editor } = screen;
  const { sides, placed, view, selected, edited, target } = pictureOf(screen, size);
  const can = abilities(editor);

  // The mouse can move faster than renders: each change starts from the latest state.
  const send = (command: Command) => setScreen((now) => act(now, command, size));
  const changeView = (change: (view: View) => View) => setScreen((now) => look(now, change, size));
  const zoomMiddle = (factor: number) =>
    changeView((now) => zoomAt(now, middleOf(size), factor, LIMITS));
  const focusTree = () => tree.current?.focus({ preventScroll: true });

  const choose = ({ evt, target: node }: Konva.KonvaEventObject<MouseEvent | TouchEvent>) => {
    const id = topicOf(node, evt);
    if (id === null || pull.wasPinch()) return;
    send(node.hasName('fold') ? { do: 'fold', id } : { do: 'select', id });
  };

  const edit = ({ evt, target: node }: Konva.KonvaEventObject<MouseEvent | TouchEvent>) => {
    if (node.hasName('fold') || topicOf(node, evt) === null || pull.wasPinch()) return;
    send({ do: 'edit' });
  };

  const drag = ({ target: node }: Konva.KonvaEventObject<DragEvent>) => {
    const id = topicOf(node);
    const pointer = map.current?.getRelativePointerPosition();
    if (id === null || !pointer) return;
    const place = node.position();
    setScreen((now) => act(now, { do: 'drag', drag: dragTo(now, id, place, pointer, size) }, size));
  };

  // Code pans the paper and the root; Konva drags other topics.
  const press = (event: PointerEventObject) => {
    focusTree();
    const id = topicOf(event.target);
    pull.press(event, id !== null && id !== mapOf(editor).id);
  };

  // A second finger ends the drag of a topic: from now on, both pinch.
  const touch = ({ evt, currentTarget }: Konva.KonvaEventObject<TouchEvent>) => {
    if (evt.touches.length < 2) return;
    send({ do: 'let go' });
    dropTopics(currentTarget.getStage());
  };

  const movePointer = (event: PointerEventObject) => {
    const move = pull.move(event);
    if (move) changeView((now) => pinch(now, move.from, move.to, LIMITS));
    if (event.evt.pointerType === 'mouse' && !pull.isDown()) {
      setCursor(topicOf(event.target) === null ? 'grab' : 'pointer');
    }
  };

  const zoom = ({ evt, currentTarget }: Konva.KonvaEventObject<WheelEvent>) => {
    const point = currentTarget.getStage()?.getPointerPosition();
    if (!point || !claimWheel(evt)) return;
    const at = { ...point };
    changeView((now) => zoomAt(now, at, wheelFactor(evt), LIMITS));
  };

  const handleKey = (event: KeyboardEvent) => {
    const command = commandOf(event.nativeEvent, selected, sides);
    if (!command) return;
    event.preventDefault();
    send(command);
  };

  const openFile = ({ target: field }: ChangeEvent<HTMLInputElement>) => {
    const file = field.files?.[0];
    field.value = '';
    if (file) void file.text().then((text) => send(openCommand(text, file.name)));
  };

  const save = () => download(new Blob([writeMap(mapOf(editor))]), 'mind-map.json');

  const savePicture = () => {
    if (!map.current) return;
    void savePng(mapPicture(map.current), 'mind-map.png').catch((error: unknown) =>
      send({ do: 'say', says: String(error) }),
    );
  };

  return (
    <div className="mind-map">
      <div className="paper">
        <div
          className="tree"
          ref={tree}
          role="tree"
          tabIndex={0}
          aria-label="Mind map"
          aria-describedby="says"
          aria-activedescendant={`item-${editor.selected}`}
          style={{ cursor }}
          onKeyDown={handleKey}
        >
          <Stage
            {...size}
            onPointerDown={press}
            onTouchStart={touch}
            onPointerMove={movePointer}
            onPointerUp={pull.release}
            onPointerCancel={pull.release}
            onWheel={zoom}
          >
            <Paper {...size} />
            <Layer onClick={choose} onTap={choose} onDblClick={edit} onDblTap={edit}>
              {/* Groups keep the order: links below topics, and rings above both. */}
              <Group ref={map} x={view.x} y={view.y} scaleX={view.scale} scaleY={view.scale}>
                <Group listening={false}>
                  {placed.map((one) =>
                    one.parent ? (
                      <Line key={one.topic.id} {...linkConfig(one, one.parent)} />
                    ) : null,
                  )}
                </Group>
                <Group>
                  {placed.map((one) => (
                    <TopicNode
                      key={one.topic.id}
                      placed={one}
                      onDrag={drag}
                      onDrop={() => send({ do: 'drop' })}
                    />
                  ))}
                </Group>
                <Rect {...ringConfig('selected', selected, false)} />
                <Rect {...ringConfig('target', target, true)} />
              </Group>
            </Layer>
          </Stage>
          <div className="spoken" role="none">
            {placed.map(({ topic, depth }) => (
              <div
                key={topic.id}
                id={`item-${topic.id}`}
                role="treeitem"
                aria-level={depth + 1}
                aria-selected={topic.id === editor.selected}
                aria-expanded={topic.children.length > 0 ? !topic.isFolded : undefined}
              >
                {topic.label}
              </div>
            ))}
          </div>
        </div>
        {edited && (
          <NameField
            key={edited.topic.id}
            label={edited.topic.label}
            style={fieldStyle(edited, view, size)}
            onSave={(label) => send({ do: 'rename', label })}
            onCancel={() => send({ do: 'cancel' })}
            onClose={focusTree}
          />
        )}
      </div>
      <div className="controls">
        {TOOLS.map(({ label, command, needs }, i) => (
          <button
            key={label}
            type="button"
            data-icon={label}
            className={i === 0 ? 'primary' : undefined}
            disabled={needs !== undefined && !can[needs]}
            onClick={() => send(command)}
          >
            {label}
          </button>
        ))}
        <button type="button" onClick={() => setScreen((now) => tidyUp(now, size))}>
          Tidy up
        </button>
        <button type="button" data-icon="Zoom in" onClick={() => zoomMiddle(1.4)}>
          Zoom in
        </button>
        <button type="button" data-icon="Zoom out" onClick={() => zoomMiddle(1 / 1.4)}>
          Zoom out
        </button>
        <button type="button" onClick={() => setScreen({ ...screen, view: null })}>
          Whole map
        </button>
        <button
          type="button"
          data-icon="New"
          onClick={() =>
            send({ do: 'open', root: emptyMap(), says: 'A new map. Undo brings the old one back.' })
          }
        >
          New
        </button>
        <button type="button" data-icon="Open" onClick={() => fileField.current?.click()}>
          Open
        </button>
        <button type="button" data-icon="Save" onClick={save}>
          Save
        </button>
        <button type="button" data-icon="PNG" onClick={savePicture}>
          PNG
        </button>
        <input
          ref={fileField}
          type="file"
          accept=".json,application/json"
          aria-label="Mind map file"
          hidden
          onChange={openFile}
        />
        <p id="says" role="status">
          {editor.says}
        </p>
      </div>
    </div>
  );
}
