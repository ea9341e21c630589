import Konva from 'konva';
import type { KonvaEventObject } from 'konva/lib/Node';
import { Vector2d } from 'konva/lib/types';
import { createStage } from '@/lib/stage';
import { COLORS } from '~/constants';
import Toolbar from '../components/Toolbar';

const { stage, layer } = createStage('container');
const toolbar = new Toolbar(COLORS);
const at: Vector2d = { x: 40, y: 40 };
const rect = new Konva.Rect({ ...at, width: 100, height: 60, fill: COLORS.primary });
rect.on('click', (e: KonvaEventObject<MouseEvent>) => toolbar.select(e.target));
layer.add(rect);
