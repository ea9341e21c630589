import { BelowFold } from '@site-packages/late-hydration';
import MDXComponents from '@theme-original/MDXComponents';
import { HighlightedCode } from '../components/code/HighlightedCode';
import { ContentsOnPhone } from '../components/contents/ContentsOnPhone';
import { InspectDemo } from '../components/inspect-demo/InspectDemo';
import { ScrollTable } from '../components/table/ScrollTable';

/** Docusaurus' components, and what our pages use without an import. Pages with a `Demo` import it themselves. */
export default { ...MDXComponents, BelowFold, ContentsOnPhone, HighlightedCode, InspectDemo, table: ScrollTable };
