import type Konva from 'konva';
import type { Overlays } from './overlays';

interface Size {
  width: number;
  height: number;
}

/** Size of the picture in the scene; its file has twice as many pixels. */
const [WIDTH, HEIGHT] = [640, 420];

/** The layer fills the stage with the picture, as `object-fit: cover` does, and keeps its lower middle in sight. */
export function placePicture(stage: Size) {
  const scale = Math.max(0.05, stage.width / WIDTH, stage.height / HEIGHT);
  return {
    x: (stage.width - WIDTH * scale) / 2,
    y: stage.height - HEIGHT * scale,
    scaleX: scale,
    scaleY: scale,
  };
}

export const pictureConfig = { name: 'picture', width: WIDTH, height: HEIGHT };

/** The nodes over the picture. The opacity of the group is multiplied with that of each of them. */
export function overlayConfigs({ parts, caption, opacity }: Overlays, stage: Size) {
  const { x, scaleX } = placePicture(stage);
  // The part of the picture that a narrow stage shows.
  const left = Math.max(0, -x / scaleX);
  const seen = WIDTH - 2 * left;
  return {
    group: { name: 'overlays', opacity },
    tint: {
      name: 'tint',
      width: WIDTH,
      height: HEIGHT,
      fill: '#123c69',
      opacity: 0.55,
      visible: parts.tint,
    },
    gradient: {
      name: 'gradient',
      y: HEIGHT * 0.42,
      width: WIDTH,
      height: HEIGHT * 0.58,
      fillLinearGradientStartPoint: { x: 0, y: 0 },
      fillLinearGradientEndPoint: { x: 0, y: HEIGHT * 0.58 },
      // Both ends have the same color, so the middle is not gray.
      fillLinearGradientColorStops: [
        0,
        'rgba(9, 27, 56, 0)',
        0.55,
        'rgba(9, 27, 56, 0.72)',
        1,
        'rgba(9, 27, 56, 0.94)',
      ],
      visible: parts.gradient,
    },
    kicker: {
      name: 'kicker',
      x: left + 34,
      y: HEIGHT - 122,
      text: 'TWENTY MINUTES, FOUR PLATES',
      fontFamily: 'system-ui, "Segoe UI", sans-serif',
      fontStyle: 'bold',
      fontSize: 13,
      letterSpacing: 2,
      fill: '#ffd36b',
      shadowColor: '#06142b',
      shadowBlur: 8,
      shadowOpacity: 0.9,
      visible: parts.caption,
    },
    caption: {
      name: 'caption',
      x: left + 32,
      y: HEIGHT - 100,
      width: seen - 64,
      height: 72,
      text: caption,
      wrap: 'none',
      ellipsis: true,
      fontFamily: 'Georgia, "Times New Roman", serif',
      fontStyle: 'bold',
      fontSize: Math.min(58, seen / 8.4),
      lineHeight: 1.15,
      fill: '#fffaf0',
      shadowColor: '#06142b',
      shadowBlur: 14,
      shadowOpacity: 0.85,
      shadowOffsetY: 3,
      visible: parts.caption,
    },
  } satisfies Record<string, Konva.GroupConfig | Konva.RectConfig | Konva.TextConfig>;
}
