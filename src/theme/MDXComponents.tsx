import { BelowFold } from '@site-packages/page-speed';
import MDXComponents from '@theme-original/MDXComponents';
import { HighlightedCode } from '../components/code/HighlightedCode';
import { InspectDemo } from '../components/inspect-demo/InspectDemo';
import { ScrollTable } from '../components/table/ScrollTable';

/** The generator's components, and what our pages use without an import; `Demo` is imported by the pages that have one. */
export default { ...MDXComponents, BelowFold, HighlightedCode, InspectDemo, table: ScrollTable };
