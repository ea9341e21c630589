const app = Vue.createApp({
  template: '<v-stage :config="{ width: 300, height: 100 }"><v-layer><dot v-for="x in [30, 90, 150]" :key="x" :x="x" /></v-layer></v-stage>'
});
app.component('dot', {
  props: ['x'],
  template: '<v-circle :config="{ x: x, y: 50, radius: 20, fill: \'orange\' }" />'
});
app.use(VueKonva);
app.mount('#app');
