import type { ReactNode } from 'react';
import { INKS, ringData, wedgeData, type Mark } from './marks';
import {
  SCENE,
  IN_FRONT,
  PARTS,
  dimension,
  firstPoses,
  stringData,
  waterBefore,
  waterBehind,
  type Part,
} from './scene';

/** A mark as an SVG element. */
function MarkSvg({ mark }: { mark: Mark }): ReactNode {
  const paint = {
    fill: mark.fill ?? 'none',
    stroke: mark.stroke,
    strokeWidth: mark.strokeWidth,
    strokeDasharray: mark.dash?.join(' '),
    strokeLinejoin: 'round' as const,
    strokeLinecap: mark.dash ? ('butt' as const) : ('round' as const),
    opacity: mark.opacity,
    style: mark.overprint ? { mixBlendMode: 'multiply' as const } : undefined,
  };
  switch (mark.kind) {
    case 'Circle':
      return <circle cx={mark.x} cy={mark.y} r={mark.radius} {...paint} />;
    case 'Ring':
      return <path d={ringData(mark.x, mark.y, mark.innerRadius, mark.outerRadius)} fillRule="evenodd" {...paint} />;
    case 'Wedge':
      return <path d={wedgeData(mark.x, mark.y, mark.radius, mark.angle, mark.rotation)} {...paint} />;
    case 'Rect':
      return <rect x={mark.x} y={mark.y} width={mark.width} height={mark.height} rx={mark.cornerRadius} {...paint} />;
    case 'Line': {
      const points = mark.points.join(' ');
      return mark.closed ? <polygon points={points} {...paint} /> : <polyline points={points} {...paint} />;
    }
    case 'Path':
      return <path d={mark.data} {...paint} />;
  }
}

export function Marks({ marks }: { marks: readonly Mark[] }): ReactNode {
  return marks.map((mark, index) => <MarkSvg key={index} mark={mark} />);
}

function PartSvg({ part }: { part: Part }): ReactNode {
  return (
    <g transform={`translate(${part.x} ${part.y})`}>
      <Marks marks={part.marks} />
    </g>
  );
}

/**
 * The drawing as an SVG picture: shown until the library is loaded, and permanently where scripts are disabled. The live drawing starts
 * from the same marks and covers it without a shift.
 */
export function ScenePoster({ className }: { className?: string }): ReactNode {
  const poses = firstPoses();
  const line = dimension(poses.boat, poses.buoy);
  return (
    <svg className={className} viewBox={`0 0 ${SCENE.width} ${SCENE.height}`} aria-hidden="true">
      {waterBehind().map((water, index) => (
        <Marks key={index} marks={water.marks} />
      ))}
      <path d={stringData(poses.kite, poses.boat)} fill="none" stroke={INKS.ink} strokeWidth={1.5} />
      {PARTS.filter((part) => !IN_FRONT.has(part.id)).map((part) => (
        <PartSvg key={part.id} part={part} />
      ))}
      {waterBefore().map((water, index) => (
        <Marks key={index} marks={water.marks} />
      ))}
      {PARTS.filter((part) => IN_FRONT.has(part.id)).map((part) => (
        <PartSvg key={part.id} part={part} />
      ))}
      <g stroke={INKS.accent} fill="none" strokeWidth={1.5}>
        <path d={`M${line.from} ${line.top}V${line.y + 8}M${line.to} ${line.top}V${line.y + 8}`} />
        <path d={`M${line.from} ${line.y}H${line.to}`} />
        <path
          d={`M${line.from} ${line.y}l12 -4v8zM${line.to} ${line.y}l-12 -4v8z`}
          fill={INKS.accent}
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
