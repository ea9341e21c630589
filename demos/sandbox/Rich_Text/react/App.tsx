import { useRef, useState, type CSSProperties, type ReactNode, type SyntheticEvent } from 'react';
import { Layer, Stage } from 'react-konva';
import { FIRST_TEXT, INKS, pastePlain, setColor, toggleHeading, toggleTag } from '../shared/format';
import { TEXT_STYLE } from '../shared/picture';
import { Postcard } from './Postcard';
import '../shared/style.css';
import { usePicture } from './use-picture';
import { useSize } from '../../../common/react/use-size';

// React writes this once, because the text never changes. A changed text would overwrite what was typed.
const firstText = { __html: FIRST_TEXT };

const keepSelection = (event: SyntheticEvent) => event.preventDefault();

export default function App() {
  const [field, size] = useSize<HTMLDivElement>();
  const editor = useRef<HTMLDivElement>(null);
  const [picture, handleChange] = usePicture(editor);
  const [isHovered, setIsHovered] = useState(false);

  /** A button that changes the text and keeps the selection. */
  const command = (
    label: string,
    content: ReactNode,
    run: (text: HTMLElement) => void,
    ink = '',
  ) => {
    const style: CSSProperties & Record<'--ink-color', string> = { '--ink-color': ink };
    return (
      <button
        key={label}
        type="button"
        aria-label={label}
        style={style}
        onPointerDown={keepSelection}
        onMouseDown={keepSelection}
        onClick={() => {
          if (editor.current) run(editor.current);
          handleChange();
        }}
      >
        {content}
      </button>
    );
  };

  return (
    <div className="desk">
      {/* The editor and the image share these styles, so they look alike. */}
      <style>{TEXT_STYLE}</style>
      <div className="writing">
        <div className="controls">
          {command('Bold', <b>Bold</b>, (text) => toggleTag(text, 'b'))}
          {command('Italic', <i>Italic</i>, (text) => toggleTag(text, 'i'))}
          {command('Heading', 'Heading', toggleHeading)}
          <fieldset className="inks" aria-label="Color">
            {INKS.map(({ name, value }) =>
              command(name, null, (text) => setColor(text, value), value),
            )}
          </fieldset>
        </div>
        <div
          ref={editor}
          className="editor letter"
          role="textbox"
          aria-multiline
          aria-label="Text of the postcard"
          contentEditable
          suppressContentEditableWarning
          dangerouslySetInnerHTML={firstText}
          onInput={handleChange}
          onPaste={(event) => {
            if (editor.current) pastePlain(editor.current, event.nativeEvent);
            handleChange();
          }}
        />
      </div>
      <div className="stage" ref={field} style={{ cursor: isHovered ? 'grab' : 'default' }}>
        <Stage {...size}>
          {/* The card is centered at 0, 0, so its position is right at every size. */}
          <Layer x={size.width / 2} y={size.height / 2}>
            <Postcard size={size} picture={picture} onHover={setIsHovered} />
          </Layer>
        </Stage>
      </div>
    </div>
  );
}
