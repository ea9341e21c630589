import type { ReactElement } from 'react';
import { offeredPackages } from '../compile/specifiers';
import { FLAVOUR_LABELS, type Flavour } from '../model/flavours';
import { Dialog } from './Dialog';

/** Lists what a flavor can import: the same list as in the message about an unavailable package. */
export function PackagesDialog({ flavour, onClose }: { flavour: Flavour; onClose(): void }): ReactElement {
  return (
    <Dialog title={`Packages for ${FLAVOUR_LABELS[flavour]}`} className="kd-play-packages" onClose={onClose}>
      <p>
        Code here can import these packages by name. Each is loaded from this site by the first code that imports it.
      </p>
      <ul tabIndex={0} aria-label="Packages">
        {offeredPackages(flavour).map(({ name, about }) => (
          <li key={name}>
            <code>{name}</code> <span>{about}</span>
          </li>
        ))}
      </ul>
      <p className="kd-play-fine">
        Other packages and addresses of other hosts cannot be loaded: the result has no network. Put a small library
        into a file of the project, or download the project and install the package there. A package.json added as a
        file of the project is checked against this list.
      </p>
    </Dialog>
  );
}
