export default {
  template: `
    <v-stage :config="configKonva">
      <v-layer>
        <v-text :config="{ text: message, fontSize: 20 }" />
      </v-layer>
    </v-stage>`,
  data() {
    return { message: 'From a template', configKonva: { width: 300, height: 100 } };
  },
};
