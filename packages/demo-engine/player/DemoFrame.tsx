import { type ReactElement, useCallback, useRef } from 'react';
import type { Flavour } from '../model/flavours';
import type { PublishedDemo } from '../model/published';
import { START_ATTRIBUTE, startDataText } from '../early-start/start-data';
import { EarlyStart, EarlyStartEnd } from './EarlyStart';
import './player.css';
import { ProblemPanel } from './ProblemPanel';
import { ResultStage } from './ResultStage';
import { useNearView } from './use-near-view';
import { useRunner } from './use-runner';

export interface DemoFrameProps {
  data: PublishedDemo;
  /** Which flavour runs; the demo's first when absent. All draw the same. */
  flavour?: Flavour;
  /** Height of the result in pixels; the demo's own when absent. */
  height?: number;
  className?: string;
}

/** The result of a demo alone, without its code: for a hero, a gallery, a picture that is drawn live. */
export function DemoFrame({ data, flavour, height, className }: DemoFrameProps): ReactElement {
  const frames = useRef<HTMLDivElement>(null);
  const [runner, { state, problems }] = useRunner({ title: data.title, downloads: data.downloads === true }, frames);
  const published = data.flavours.find((one) => one.flavour === flavour) ?? data.flavours[0];

  useNearView(
    frames,
    useCallback(() => {
      if (published === undefined || runner.getSnapshot().state !== 'poster') return;
      const { compiledUrl, mapsUrl, assets } = published;
      runner.run({ flavour: published.flavour, compiledUrl, mapsUrl, assets });
    }, [runner, published]),
  );

  return (
    <div
      className={className === undefined ? 'kd-bare' : `kd-bare ${className}`}
      data-demo={data.id}
      data-flavour={published?.flavour}
      data-state={state}
      {...(published === undefined ? {} : { [START_ATTRIBUTE]: startDataText(data, published.flavour) })}
    >
      <EarlyStart />
      <ResultStage data={data} height={height} state={state} frames={frames}>
        {problems.length > 0 && <ProblemPanel problems={problems} onDismiss={() => runner.dismissProblems()} />}
      </ResultStage>
      <EarlyStartEnd />
    </div>
  );
}
