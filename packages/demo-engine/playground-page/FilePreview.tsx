import { type ReactElement, useState } from 'react';
import type { SourceFile } from '../model/demo';
import { dataAddress, isBinaryPath, isPicturePath, sizeOf, sizeText } from '../playground/assets';
import { ActionButton } from '../player/ActionButton';
import { MORE_ICONS } from '../player/workshop/more-icons';

interface FilePreviewProps {
  file: SourceFile;
  /** Shows the text of a picture that has one (SVG). */
  onEdit(): void;
}

/** Shows a picture or a font instead of the editor: a preview, its size, and how code imports it. */
export function FilePreview({ file, onEdit }: FilePreviewProps): ReactElement {
  const { path } = file;
  const [pixels, setPixels] = useState('');
  const name = path.slice(path.lastIndexOf('/') + 1);
  const isPicture = isPicturePath(path);
  const binding = /\.(?:woff2?|ttf|otf)$/i.test(path) ? 'font' : 'picture';
  const size = sizeText(sizeOf(file));

  return (
    <div className="kd-play-preview" tabIndex={0} role="group" aria-label={`Preview of ${path}`}>
      {isPicture && (
        <img
          src={dataAddress(file)}
          alt={`${name}, as it is in the file`}
          onLoad={({ currentTarget }) =>
            setPixels(`${currentTarget.naturalWidth} × ${currentTarget.naturalHeight} px, `)
          }
          onError={() => setPixels('The browser cannot show this picture. ')}
        />
      )}
      <p>
        <strong>{name}</strong>
        <span>
          {pixels}
          {size}
        </span>
      </p>
      <p>
        In the code: <code>{`import ${binding} from './${path}';`}</code>
      </p>
      {!isBinaryPath(path) && (
        <ActionButton icon={MORE_ICONS.rename} onClick={onEdit}>
          Edit as text
        </ActionButton>
      )}
    </div>
  );
}
