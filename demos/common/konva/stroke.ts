export type Tool = 'pen' | 'eraser';

export interface Stroke {
  id: number;
  tool: Tool;
  color: string;
  points: number[];
}
