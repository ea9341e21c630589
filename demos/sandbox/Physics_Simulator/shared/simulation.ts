import Konva from 'konva';
import {
  advance,
  carry,
  finish,
  grab,
  groundAt,
  isAtRest,
  kick,
  letGo,
  newBall,
  type Ball,
  type Grip,
  type World,
} from './physics';

export interface Nodes {
  ball: Konva.Group;
  shadow: Konva.Ellipse;
}

/** Moves the nodes as computed by the physics, in an animation that runs only while something moves. */
export class Simulation {
  private readonly world: World;
  private readonly ball: Ball;
  private readonly animation: Konva.Animation;
  private grip: Grip | null = null;
  private told = '';

  constructor(
    private readonly nodes: Nodes,
    world: World,
    private readonly tell: (report: string) => void,
  ) {
    this.world = { ...world };
    this.ball = newBall(world);
    this.animation = new Konva.Animation(({ timeDiff }) => {
      advance(this.ball, this.world, timeDiff / 1000);
      this.draw();
      if (isAtRest(this.ball)) this.animation.stop();
    }, nodes.ball.getLayer());
    this.draw();
    this.wake();
  }

  setGravity(gravity: number) {
    this.world.gravity = gravity;
    this.wake();
  }

  resize(width: number, height: number) {
    Object.assign(this.world, { width, height });
    this.wake();
  }

  kick(direction: -1 | 1) {
    kick(this.ball, direction * 420, -560);
    this.wake();
  }

  grab(point: Konva.Vector2d, time: number) {
    this.grip = grab(this.ball, point, time);
    this.wake();
  }

  carry(point: Konva.Vector2d, time: number) {
    if (this.grip) this.grip = carry(this.ball, this.grip, point, time);
  }

  letGo(time: number) {
    if (this.grip) letGo(this.ball, this.grip, time);
    this.grip = null;
  }

  destroy() {
    this.animation.stop();
  }

  private wake() {
    this.ball.calm = 0;
    // Reduced motion: the ball moves at once to where it would come to rest.
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches && !this.grip) {
      finish(this.ball, this.world);
      this.draw();
    } else {
      this.animation.start();
    }
  }

  private draw() {
    const { ball, world } = this;
    this.nodes.ball.setAttrs({ x: ball.x, y: ball.y, rotation: ball.angle });
    const ground = groundAt(ball.x, world);
    const near = Math.max(0, 1 - (ground - ball.y) / 420);
    const slope = Math.atan((groundAt(ball.x + 1, world) - groundAt(ball.x - 1, world)) / 2);
    this.nodes.shadow.setAttrs({
      x: ball.x,
      y: ground + 5,
      rotation: (slope * 180) / Math.PI,
      scaleX: 0.5 + 0.5 * near,
      opacity: 0.1 + 0.3 * near,
    });
    const bounces = ball.bounces === 1 ? '1 bounce' : `${ball.bounces} bounces`;
    const report = isAtRest(ball) ? `${bounces}, at rest` : bounces;
    if (report === this.told) return;
    this.told = report;
    this.tell(report);
  }
}
