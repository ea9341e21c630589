import { createApp, ref } from 'vue'
import VueKonva from 'vue-konva'

createApp({
  setup() {
    const size = ref(40)
    return { size }
  },
  template: '<v-stage :config="{ width: 200, height: 200 }"><v-layer><v-rect :config="{ width: size, height: size, fill: \'teal\' }" @click="size += 10" /></v-layer></v-stage>',
}).use(VueKonva).mount('#app')
