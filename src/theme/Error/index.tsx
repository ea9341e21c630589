import { useResetOnNavigation } from '@site/src/components/crash/use-reset-on-navigation';
import ErrorPage from '@theme-original/Error';
import type { ComponentProps, ReactNode } from 'react';

/** Docusaurus' page for a crash outside the layout; it disappears when the reader navigates. */
export default function ErrorPageUntilNavigation(props: ComponentProps<typeof ErrorPage>): ReactNode {
  useResetOnNavigation(props.tryAgain);
  return <ErrorPage {...props} />;
}
