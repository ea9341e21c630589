import { type ReactElement, useEffect, useState } from 'react';
import type { InspectorProps } from './inspector-props';

const NOT_LOADED = 'Inspector not loaded';

type Host = (props: InspectorProps) => ReactElement;

/** Where the inspector is rendered. Its chunk is loaded only when the reader opens it. */
export function InspectorPlace(props: InspectorProps): ReactElement | null {
  const { runner, onClose } = props;
  const [Loaded, setLoaded] = useState<Host | undefined>(undefined);

  useEffect(() => {
    let isGone = false;
    import('../../inspector/InspectorHost').then(
      ({ InspectorHost }) => {
        if (isGone) return;
        runner.withdraw(NOT_LOADED);
        setLoaded(() => InspectorHost);
      },
      (error: unknown) => {
        if (isGone) return;
        runner.tell(NOT_LOADED, error);
        onClose();
      },
    );
    return () => {
      isGone = true;
    };
  }, [runner, onClose]);

  return Loaded === undefined ? null : <Loaded {...props} />;
}
