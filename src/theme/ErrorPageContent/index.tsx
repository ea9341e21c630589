import { useResetOnNavigation } from '@site/src/components/crash/use-reset-on-navigation';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { ComponentProps, ReactNode } from 'react';

/** The generator's page for a crash inside the layout; it goes when the reader goes on. */
export default function ErrorPageContentUntilNavigation(props: ComponentProps<typeof ErrorPageContent>): ReactNode {
  useResetOnNavigation(props.tryAgain);
  return <ErrorPageContent {...props} />;
}
