import { DEMO_FAULTS } from './demo-faults';
import type { Fault } from './fault';
import { PAGE_FAULTS } from './page-faults';
import { SITE_FAULTS } from './site-faults';
import { SOURCE_FAULTS } from './source-faults';

/** Everything that `npm run test:faults` plants. */
export const FAULTS: readonly Fault[] = [...DEMO_FAULTS, ...PAGE_FAULTS, ...SITE_FAULTS, ...SOURCE_FAULTS];
