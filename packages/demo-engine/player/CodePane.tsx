import { type CSSProperties, type ReactElement, type RefObject, useRef } from 'react';
import { FLAVOUR_LABELS, type Flavour } from '../model/flavours';
import type { DemoSources, PublishedDemo } from '../model/published';
import { EditorHelp } from './EditorHelp';
import { filesOf } from './sources';
import { StaticCode } from './StaticCode';
import { TabList } from './TabList';
import { textPlace } from './text-place';
import type { Editing } from './use-editing';

/** Most lines the code shows without scrolling. */
const MOST_LINES = 16;

interface CodePaneProps {
  data: PublishedDemo;
  flavour: Flavour;
  /** The file that is open in each flavour. */
  openPath(flavour: Flavour): string;
  sources: DemoSources | undefined;
  editing: Editing;
  slot: RefObject<HTMLDivElement | null>;
  idPrefix: string;
  helpId: string;
  pane: RefObject<HTMLDivElement | null>;
  onOpenFile(path: string): void;
}

/** Lines of the longest file: one height for all flavours and files, so that no tab moves the page. */
export function codeLines(data: Pick<PublishedDemo, 'flavours'>): number {
  const most = Math.max(1, ...data.flavours.flatMap(({ lines }) => lines));
  return Math.min(most, MOST_LINES);
}

/**
 * The demo's code: all files of all flavours as static, highlighted HTML, of which the stylesheet shows one; the editor takes
 * its place when the reader turns to it.
 */
export function CodePane(props: CodePaneProps): ReactElement {
  const { data, flavour, openPath, sources, editing, slot, idPrefix, helpId, pane, onOpenFile } = props;
  const pressed = useRef(false);
  const hasFileTabs = data.flavours.some(({ files }) => files.length > 1);
  const style: CSSProperties & Record<`--${string}`, string> = { '--kd-lines': String(codeLines(data)) };

  function beginEditing(scroller: Element): void {
    void editing.open(textPlace(scroller), true);
  }

  return (
    <div
      ref={pane}
      className="kd-code"
      id={`${idPrefix}-code`}
      role={data.flavours.length > 1 ? 'tabpanel' : undefined}
      aria-labelledby={data.flavours.length > 1 ? `${idPrefix}-flavour-${flavour}` : undefined}
      data-editing={editing.isOpen ? '' : undefined}
      data-file-tabs={hasFileTabs ? '' : undefined}
      style={style}
    >
      {data.flavours.map((one, flavourIndex) => (
        <div
          key={one.flavour}
          className="kd-panel"
          data-panel={one.flavour}
          data-first={flavourIndex === 0 ? '' : undefined}
        >
          {hasFileTabs && (
            <div className="kd-files-bar">
              <TabList
                label={`Files, ${FLAVOUR_LABELS[one.flavour]}`}
                className="kd-files"
                idPrefix={`${idPrefix}-${one.flavour}-file`}
                selected={openPath(one.flavour)}
                items={one.files.map((path) => ({ id: path, label: path, panelId: `${idPrefix}-code` }))}
                onSelect={onOpenFile}
              />
            </div>
          )}
          {one.files.map((path, index) => (
            <div key={path} className="kd-file" data-open={path === openPath(one.flavour) ? '' : undefined}>
              <p className="kd-file-name">
                {FLAVOUR_LABELS[one.flavour]}, {path}
              </p>
              <div
                className="kd-scroll"
                role="region"
                aria-label={`Code, ${path}, ${data.title}`}
                tabIndex={0}
                onPointerDown={() => {
                  pressed.current = true;
                }}
                onClick={({ currentTarget }) => {
                  pressed.current = false;
                  beginEditing(currentTarget);
                }}
                onFocus={({ currentTarget }) => {
                  // The focus that a press brings waits for its click, which knows where the caret goes.
                  if (!pressed.current) beginEditing(currentTarget);
                }}
                onPointerCancel={() => {
                  pressed.current = false;
                }}
              >
                <StaticCode
                  html={filesOf(sources, one.flavour).find((file) => file.path === path)?.html ?? ''}
                  lines={one.lines[index] ?? 1}
                />
              </div>
            </div>
          ))}
        </div>
      ))}
      <div ref={slot} className="kd-editor" />
      {editing.isOpen && (
        <EditorHelp id={helpId} tabIndents={editing.tabIndents} onChange={(on) => editing.setTabIndents(on)} />
      )}
    </div>
  );
}
