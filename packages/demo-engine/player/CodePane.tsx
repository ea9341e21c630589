import {
  type CSSProperties,
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FILE_CLASS, FILE_NAME_CLASS, PANEL_ATTRIBUTE } from '@site-packages/contracts';
import { FLAVOUR_LABELS, type Flavour } from '../model/flavours';
import { type DemoSources, FEWEST_LINES, type PublishedDemo } from '../model/published';
import { isScenery } from '../model/scenery';
import { Menu } from './Menu';
import { MoreLines } from './MoreLines';
import { StaticCode } from './StaticCode';
import { TabList } from './TabList';
import { whenDrawn } from './use-near-view';
import { useIsServerHtml } from './use-is-server-html';

interface CodePaneProps {
  data: PublishedDemo;
  /** Height of the result in pixels; defaults to the demo's own height. */
  height?: number;
  flavour: Flavour;
  /** The file that is open in each flavor. */
  openPath(flavour: Flavour): string;
  sources: DemoSources | undefined;
  /** True while the editor replaces the static code. */
  isEditing: boolean;
  /** Called when the reader clicks or focuses the static code. */
  onEdit(scroller: Element): void;
  /** Where the editor is mounted, and where the help text below it goes. */
  slot: RefObject<HTMLDivElement | null>;
  help: RefObject<HTMLDivElement | null>;
  idPrefix: string;
  pane: RefObject<HTMLDivElement | null>;
  onOpenFile(path: string): void;
}

/** A flavor with more files than these also has a menu of them, because its tabs scroll. */
const MANY_FILES = 4;

/** Whether this document has painted a demo already. A demo rendered after that is on a page reached by client-side navigation. */
let hasDrawn = false;

/** Whether to render the panels of the flavors that are not shown. After a navigation they wait until the page has been painted. */
function useAllPanels(): boolean {
  // A second demo of the page may be hydrated after the first has been painted. The server's HTML contains all of its panels.
  const isServerHtml = useIsServerHtml();
  const [isThere, setThere] = useState(isServerHtml || !hasDrawn);
  useEffect(() => {
    hasDrawn = true;
    return isThere ? undefined : whenDrawn(() => setThere(true));
  }, [isThere]);
  return isThere;
}

/**
 * Number of lines in the longest file. While the code is cut, all flavors and files share one height, so switching tabs does not
 * move the page.
 */
export function longestFile(data: Pick<PublishedDemo, 'flavours'>): number {
  return Math.max(1, ...data.flavours.flatMap(({ lines }) => lines));
}

type Measures = CSSProperties & Record<`--${string}`, string | number>;

/** Data attributes that let the stylesheet show only one flavor. */
function marksOf(
  one: PublishedDemo['flavours'][number],
  { flavours }: PublishedDemo,
): Record<`data-${string}`, string | undefined> {
  return {
    [PANEL_ATTRIBUTE]: one.flavour,
    'data-first': one === flavours[0] ? '' : undefined,
    'data-one-file': one.files.length === 1 ? '' : undefined,
  };
}

function htmlOf(sources: DemoSources | undefined, flavour: Flavour, path: string): string {
  const files = sources?.flavours.find((one) => one.flavour === flavour)?.files;
  return files?.find((file) => file.path === path)?.html ?? '';
}

/**
 * The demo's code: every file of every flavor as static, highlighted HTML, of which the stylesheet shows one. The editor replaces
 * it when the reader clicks or focuses it.
 */
export function CodePane(props: CodePaneProps): ReactElement {
  const { data, height, flavour, openPath, sources, isEditing, onEdit, slot, help, idPrefix, pane, onOpenFile } = props;
  const pressed = useRef(false);
  const hasAll = useAllPanels();
  const hasFileTabs = data.flavours.some(({ files }) => files.length > 1);
  const result = height ?? data.height;
  const style: Measures = {
    '--kd-lines': longestFile(data),
    '--kd-result': `${result}px`,
    '--kd-narrow-result': `${height ?? data.narrowHeight ?? result}px`,
  };
  const isOneFile = data.flavours.find((one) => one.flavour === flavour)?.files.length === 1;
  const shown = data.flavours.filter((one) => hasAll || one.flavour === flavour);
  const open = openPath(flavour);
  // In the page's HTML, code that is not open at first is inert (`precompile/inert-code.ts`).
  useLayoutEffect(() => {
    const render = (files: string) => {
      for (const inert of pane.current?.querySelectorAll(`${files} noscript`) ?? []) {
        if (inert.parentElement !== null) inert.parentElement.innerHTML = inert.textContent;
      }
    };
    const renderAll = () => render('');
    render('[data-open]');
    addEventListener('beforeprint', renderAll);
    return () => removeEventListener('beforeprint', renderAll);
  }, [pane, flavour, open]);
  const own = (lines = 1, start = 0): Measures => ({ '--kd-own': lines, '--kd-start': start });

  return (
    <div
      ref={pane}
      className="kd-code"
      id={`${idPrefix}-code`}
      role={data.flavours.length > 1 ? 'tabpanel' : undefined}
      aria-labelledby={data.flavours.length > 1 ? `${idPrefix}-flavour-${flavour}` : undefined}
      data-editing={isEditing ? '' : undefined}
      data-file-tabs={hasFileTabs ? '' : undefined}
      data-one-file={isOneFile ? '' : undefined}
      style={style}
    >
      {shown.map((one) => (
        <div key={one.flavour} className="kd-panel" {...marksOf(one, data)}>
          {one.files.length > 1 && (
            <div className="kd-files-bar">
              <TabList
                label={`Files, ${FLAVOUR_LABELS[one.flavour]}`}
                className="kd-files"
                idPrefix={`${idPrefix}-${one.flavour}-file`}
                selected={openPath(one.flavour)}
                items={one.files.map((path) => ({
                  id: path,
                  label: path,
                  panelId: `${idPrefix}-code`,
                  data: { 'data-quiet': isScenery(path) ? '' : undefined },
                }))}
                onSelect={onOpenFile}
              />
              {one.files.length > MANY_FILES && (
                <Menu label="All files" icon="more">
                  {one.files.map((path) => (
                    <button key={path} type="button" className="kd-action" onClick={() => onOpenFile(path)}>
                      {path}
                    </button>
                  ))}
                </Menu>
              )}
            </div>
          )}
          {one.files.map((path, index) => (
            <div
              key={path}
              className={FILE_CLASS}
              data-open={path === openPath(one.flavour) ? '' : undefined}
              style={own(one.lines[index], one.starts[index])}
            >
              <p className={FILE_NAME_CLASS}>
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
                  onEdit(currentTarget);
                }}
                onFocus={({ currentTarget }) => {
                  // A press focuses the code before its click arrives. Wait for the click, which has the caret's position.
                  if (!pressed.current) onEdit(currentTarget);
                }}
                onPointerCancel={() => {
                  pressed.current = false;
                }}
              >
                <StaticCode html={htmlOf(sources, one.flavour, path)} lines={one.lines[index] ?? 1} />
              </div>
            </div>
          ))}
        </div>
      ))}
      {/* An inline style, because the page's initial CSS has no rules for the editor, and an element that is not displayed
          cannot take the focus. */}
      <div ref={slot} className="kd-editor" style={isEditing ? { display: 'block' } : undefined} />
      <div ref={help} className="kd-place" />
      {/* After the editor in the DOM, because the Tab key follows document order. */}
      {shown.map((one) => (
        <div key={one.flavour} className="kd-ends" {...marksOf(one, data)}>
          {one.files.map((path, index) => {
            const lines = one.lines[index] ?? 1;
            const isOpen = path === openPath(one.flavour);
            return lines > FEWEST_LINES ? <MoreLines key={path} lines={lines} isOpen={isOpen} /> : null;
          })}
        </div>
      ))}
    </div>
  );
}
