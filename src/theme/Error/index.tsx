import { useResetOnNavigation } from '@site/src/components/crash/use-reset-on-navigation';
import ErrorPage from '@theme-original/Error';
import type { ComponentProps, ReactNode } from 'react';

/** The generator's page for a crash outside the layout; it goes when the reader goes on. */
export default function ErrorPageUntilNavigation(props: ComponentProps<typeof ErrorPage>): ReactNode {
  useResetOnNavigation(props.tryAgain);
  return <ErrorPage {...props} />;
}
