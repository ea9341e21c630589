import Konva from "https://esm.sh/konva@9";
import { Tween, Easings } from "https://esm.sh/konva@9/lib/Tween";

const stage = new Konva.Stage({ container: "container", width: 200, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const c = new Konva.Circle({ x: 50, y: 100, radius: 20, fill: "teal" });
layer.add(c);
new Tween({ node: c, x: 150, duration: 0.2, easing: Easings.EaseInOut }).play();
