import Konva from "konva";
import { gsap } from "gsap";
import { KonvaPlugin } from "gsap-konva-plugin";

gsap.registerPlugin(KonvaPlugin);
const stage = new Konva.Stage({ container: "container", width: 600, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
const ball = new Konva.Circle({ x: 60, y: 150, radius: 30, fill: "orange" });
layer.add(ball);
const tl = gsap.timeline({ repeat: -1, yoyo: true });
tl.to(ball, { duration: 1, konva: { x: 500 } }).to(ball, { duration: 0.5, konva: { fill: "red" } });
