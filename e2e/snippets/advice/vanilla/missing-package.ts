import gsap from 'gsap';
import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
gsap.to(stage, { x: 10 });
