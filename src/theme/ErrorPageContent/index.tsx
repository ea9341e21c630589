import { useResetOnNavigation } from '@site/src/components/crash/use-reset-on-navigation';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { ComponentProps, ReactNode } from 'react';

/** Docusaurus' page for a crash inside the layout; it disappears when the reader navigates. */
export default function ErrorPageContentUntilNavigation(props: ComponentProps<typeof ErrorPageContent>): ReactNode {
  useResetOnNavigation(props.tryAgain);
  return <ErrorPageContent {...props} />;
}
