import { Demo } from '@site-packages/demo-engine';
import MDXComponents from '@theme-original/MDXComponents';
import { HighlightedCode } from '../components/code/HighlightedCode';
import { ScrollTable } from '../components/table/ScrollTable';

/** The generator's components, and what our pages use without an import. */
export default { ...MDXComponents, Demo, HighlightedCode, table: ScrollTable };
