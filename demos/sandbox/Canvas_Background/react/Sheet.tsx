import type Konva from 'konva';
import type { KeyboardEvent, Ref } from 'react';
import { Layer, Rect, Shape, Stage } from 'react-konva';
import { arrowStep } from '../../../common/konva/arrow-step';
import { useSize } from '../../../common/react/use-size';
import type { Proof } from '../shared/exports';
import {
  backgroundConfig,
  labelOf,
  plantsConfig,
  stageConfig,
  type SheetWay,
} from '../shared/look';
import { cssOf, keepOffset, type Paper, type Point } from '../shared/paper';

interface Props {
  sheet: SheetWay;
  paper: Paper;
  offset: Point;
  proof: Proof | undefined;
  stage: Ref<Konva.Stage>;
  onMove(offset: Point): void;
}

export function Sheet({ sheet: { id, title, file }, paper, offset, proof, stage, onMove }: Props) {
  const [view, size] = useSize<HTMLDivElement>();

  const handleKey = (event: KeyboardEvent) => {
    const step = arrowStep(event, event.shiftKey ? 40 : 10);
    if (!step) return;
    event.preventDefault();
    onMove(keepOffset({ x: offset.x + step.x, y: offset.y + step.y }, size));
  };

  return (
    <div className="sheet">
      <h2>{title}</h2>
      <div
        ref={view}
        className="view"
        tabIndex={0}
        role="application"
        aria-label={labelOf(title)}
        style={id === 'css' ? { background: cssOf(paper) } : undefined}
        onKeyDown={handleKey}
      >
        <Stage
          ref={stage}
          {...stageConfig(offset, size)}
          onDragMove={({ currentTarget }) => onMove(currentTarget.position())}
        >
          <Layer>
            {/* The first sheet has no Rect: its paper is the style of the element. */}
            {id === 'rect' && <Rect {...backgroundConfig(paper, offset, size)} />}
            <Shape {...plantsConfig(paper, size)} />
          </Layer>
        </Stage>
      </div>
      <figure className="proof">
        <span>{proof && <img alt={file} src={proof.url} />}</span>
        <figcaption>{proof?.words ?? 'Not exported yet.'}</figcaption>
      </figure>
    </div>
  );
}
