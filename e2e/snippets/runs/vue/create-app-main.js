import { createApp } from 'vue';
import VueKonva from 'vue-konva';

const App = {
  data: () => ({ circle: { x: 100, y: 100, radius: 70, fill: 'red', stroke: 'black', strokeWidth: 4 } }),
  template: `
    <v-stage :config="{ width: 200, height: 200 }">
      <v-layer>
        <v-circle :config="circle" @mouseenter="circle.fill = 'blue'"></v-circle>
      </v-layer>
    </v-stage>
  `,
};

const app = createApp(App);
app.use(VueKonva);
app.mount('#app');
