import { type ReactElement, useSyncExternalStore } from 'react';
import { ActionButton } from '../player/ActionButton';
import { MORE_ICONS } from '../player/workshop/more-icons';
import { programText } from '../player/workshop/program-text';
import type { SaveDesk } from './save-desk';

/** Maximum number of characters of a file's name that are shown. */
const NAME = 80;

/** Files that the program wants to save without the reader having pressed anything in it, and reasons why files were not saved. */
export function SaveOffers({ desk }: { desk: SaveDesk }): ReactElement {
  const { offers, problem } = useSyncExternalStore(desk.subscribe, desk.getSnapshot);
  return (
    <div role="status">
      {offers.map((offer) => (
        <div key={offer.name} className="kd-play-notice">
          <p>
            The code wants to save <strong>“{programText(offer.name, NAME)}”</strong> ({offer.size}).
          </p>
          <div className="kd-actions">
            <ActionButton icon="download" onClick={() => desk.accept(offer)}>
              Save file
            </ActionButton>
            <ActionButton icon={MORE_ICONS.close} iconOnly onClick={() => desk.dismiss(offer)}>
              Do not save
            </ActionButton>
          </div>
        </div>
      ))}
      {problem !== undefined && (
        <div className="kd-play-notice">
          <p>{problem}</p>
          <ActionButton icon={MORE_ICONS.close} iconOnly onClick={() => desk.dismissProblem()}>
            Dismiss
          </ActionButton>
        </div>
      )}
    </div>
  );
}
