import { createApp, h, resolveComponent } from 'vue';
import VueKonva from 'vue-konva';

const app = createApp({
  render() {
    return h(resolveComponent('v-stage'), { config: { width: 200, height: 200 } }, () =>
      h(resolveComponent('v-layer'), () => h(resolveComponent('v-circle'), { config: { x: 50, y: 50, radius: 30, fill: 'red' } }))
    );
  },
});
app.use(VueKonva);
app.mount('#container');
