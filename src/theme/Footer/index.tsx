import { LateHydration } from '@site-packages/late-hydration';
import Footer from '@theme-original/Footer';
import { memo, type ReactNode } from 'react';

/** The footer is hydrated after the page above it. */
function LateFooter(): ReactNode {
  return (
    <LateHydration>
      <Footer />
    </LateHydration>
  );
}

export default memo(LateFooter);
