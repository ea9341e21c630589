import { defineClaims } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
// What the compiler says stands in this file, which vue-tsc checks: every line that the page calls an error must be one.
import Misspelled from './claims/Misspelled.vue';

export default defineClaims([]);
