/** The play "The whale and the lantern": its tracks, the actions of its puppets, and the length of each action. */

/** Frames are whole numbers, so that cuts meet without a gap. */
export const FRAMES_A_SECOND = 12;

/** The play ends with this frame. */
export const LAST_FRAME = 24 * FRAMES_A_SECOND;

export const TRACKS = ['light', 'moon', 'boat', 'whale', 'gulls'] as const;
export type Track = (typeof TRACKS)[number];

export const TRACK_NAMES: Record<Track, string> = {
  light: 'Lamp',
  moon: 'Moon',
  boat: 'Boat',
  whale: 'Whale',
  gulls: 'Gulls',
};

/** An action, like a shot of film: it has a length, and a clip shows a part of it. */
export interface Action {
  id: string;
  track: Track;
  name: string;
  frames: number;
}

export const ACTIONS: readonly Action[] = [
  { id: 'dusk', track: 'light', name: 'Dusk', frames: 120 },
  { id: 'night', track: 'light', name: 'Night', frames: 132 },
  { id: 'dawn', track: 'light', name: 'Dawn', frames: 120 },
  { id: 'rise', track: 'moon', name: 'Rises and sets', frames: 180 },
  { id: 'arrive', track: 'boat', name: 'Sails in', frames: 84 },
  { id: 'rock', track: 'boat', name: 'Rocks', frames: 96 },
  { id: 'leave', track: 'boat', name: 'Sails away', frames: 84 },
  { id: 'swim', track: 'whale', name: 'Swims by', frames: 96 },
  { id: 'leap', track: 'whale', name: 'Leaps', frames: 60 },
  { id: 'pass', track: 'gulls', name: 'Fly over', frames: 84 },
  { id: 'circle', track: 'gulls', name: 'Circle', frames: 96 },
];

/** Where a puppet is on the screen of 640 by 280, and how it is turned, in degrees. */
export interface Pose {
  x: number;
  y: number;
  rotation: number;
}

const mix = (from: number, to: number, part: number) => from + (to - from) * part;
const wave = (turns: number) => Math.sin(turns * 2 * Math.PI);

/** The pose of a puppet at a progress of its action, from 0 to 1. */
export function poseAt(action: string, part: number): Pose {
  switch (action) {
    case 'rise':
      return { x: mix(90, 560, part), y: 204 - 132 * Math.sin(part * Math.PI), rotation: 0 };
    case 'arrive':
      return { x: mix(-90, 250, 1 - (1 - part) ** 2), y: 206 + 2 * wave(2 * part), rotation: 3 };
    case 'rock':
      return { x: 250, y: 206 + 2 * wave(2 * part), rotation: 3 - 8 * wave(2 * part) };
    case 'leave':
      return { x: mix(250, 740, part ** 2), y: 206 + 2 * wave(2 * part), rotation: 3 };
    case 'swim':
      return { x: mix(740, -130, part), y: 222 + 8 * wave(2 * part), rotation: 5 * wave(2 * part) };
    case 'leap':
      return {
        x: mix(560, 380, part),
        y: 290 - 170 * Math.sin(part * Math.PI),
        rotation: mix(58, -62, part),
      };
    case 'pass':
      return { x: mix(-80, 720, part), y: 84 - 20 * wave(part), rotation: 0 };
    default:
      return { x: 430 + 60 * wave(part), y: 86 + 26 * wave(part + 0.25), rotation: 9 * wave(part) };
  }
}

/** All actions for a select, with the name of their track. */
export const ACTION_OPTIONS = ACTIONS.map(({ id, track, name }) => ({
  id,
  words: `${TRACK_NAMES[track]}: ${name}`,
}));
