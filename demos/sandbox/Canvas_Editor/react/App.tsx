import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useSize } from '../../../common/react/use-size';
import { createStore, viewOf } from '../shared/store';
import { BAR, MENU, ZOOM, type Command } from '../shared/commands';
import { designOf } from '../shared/editor';
import { write } from '../shared/edits';
import { handleKey } from '../shared/keys';
import { createPointer } from '../shared/pointer';
import '../shared/style.css';
import '../shared/panel.css';
import { Canvas } from './Canvas';
import { CommandButton } from './CommandButton';
import { Icon } from './Icon';
import { LayerList } from './LayerList';
import { Panel } from './Panel';
import { WordsField } from './WordsField';

export default function App() {
  const [store] = useState(createStore);
  const [pointer] = useState(() => createPointer(store));
  const screen = useSyncExternalStore(store.subscribe, store.get);
  const [container, size] = useSize<HTMLDivElement>();
  const { editor } = screen;
  const view = viewOf(screen);
  const edited = designOf(editor).items.find(({ id }) => id === editor.editing);

  useEffect(() => store.start(), [store]);
  useLayoutEffect(() => store.resize(size), [store, size]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event, store, pointer);
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
    };
  }, [store, pointer]);

  const button = (command: Command, inMenu = false) => (
    <CommandButton
      key={command.label}
      command={command}
      editor={editor}
      inMenu={inMenu}
      onRun={() => command.run(store, pointer)}
    />
  );

  return (
    <div className="desk">
      <div className="editor">
        <div className="bar" role="toolbar" aria-label="Editor">
          {BAR.map(({ commands, isWide }) => (
            <div key={commands[0]?.label} className={isWide ? 'group wide' : 'group'}>
              {commands.map((command) => button(command))}
            </div>
          ))}
          <button
            type="button"
            className="icon opener"
            aria-label="Menu"
            title="Menu"
            popoverTarget="menu"
          >
            <Icon name="menu" />
          </button>
        </div>
        <div id="menu" className="menu" popover="auto">
          {MENU.map(({ title, commands }) => (
            <section key={title}>
              <h2>{title}</h2>
              {commands.map((command) => button(command, true))}
            </section>
          ))}
        </div>

        <div className="work">
          <div
            className={editor.picksSeveral ? 'canvas several' : 'canvas'}
            role="application"
            tabIndex={0}
            aria-label="Page"
            aria-describedby="says"
          >
            <div ref={container} className="stage">
              <Canvas screen={screen} pointer={pointer} />
            </div>
            {edited && (
              <WordsField
                key={edited.id}
                item={edited}
                view={view}
                onWrite={(text) => store.run((now) => write(now, text))}
              />
            )}
          </div>
          <div className="zoom">
            <output aria-label="Zoom">{Math.round(view.scale * 100)}%</output>
            {ZOOM.map((command) => button(command))}
          </div>
        </div>
        <p id="says" className="says" role="status">
          {editor.says}
        </p>

        <div className="side">
          <Panel editor={editor} onChange={store.run} button={button} />
          <LayerList editor={editor} onChange={store.run} />
        </div>
      </div>
    </div>
  );
}
