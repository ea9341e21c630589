import { createApp } from 'https://unpkg.com/vue@3/dist/vue.esm-browser.js';
import VueKonva from 'https://cdn.jsdelivr.net/npm/vue-konva@3/+esm';

createApp({
  data() { return { w: 60 } },
  template: `<v-stage :config="{ width: 100, height: 100 }"><v-layer><v-rect :config="{ width: w, height: 20, fill: 'red' }"/></v-layer></v-stage>`,
}).use(VueKonva).mount('#root');
