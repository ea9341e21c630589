import Konva from 'konva';
import { PLAN } from './garden';
import { barConfig, gardenConfig, measureConfig, wordConfigs } from './look';
import { sheetOf, type Survey } from './survey';

/** The plan with its lines and the scale bar, 1,600 pixels wide: nothing is selected, and no line is open. */
export function planPicture(plan: HTMLImageElement, survey: Survey): HTMLCanvasElement {
  const scene = new Konva.Group();
  scene.add(
    new Konva.Image({ ...gardenConfig, image: plan }),
    new Konva.Shape(barConfig(survey)),
    ...sheetOf(survey).measures.map((one) => new Konva.Shape(measureConfig(one, false, 1))),
    ...wordConfigs({ ...survey, cross: null }, 1).map((config) => new Konva.Text(config)),
  );
  const canvas = scene.toCanvas({ x: 0, y: 0, ...PLAN, pixelRatio: 1600 / PLAN.width });
  scene.destroy();
  return canvas;
}
