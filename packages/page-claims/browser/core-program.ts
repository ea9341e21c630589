import type { Claim } from '../model';

/**
 * The core of a page as a claim: it runs in a page that has only its container, draws, and its listeners take a click, a drag and a wheel,
 * all without an error or a warning.
 *
 * @param load runs the program
 */
export function coreClaim(load: () => Promise<unknown>): Claim {
  return {
    says: 'the core is a whole program',
    run: async ({ Konva, container, mouse, frames, until, expect, warnings, onEnd }) => {
      const errors: string[] = [];
      const note = (event: ErrorEvent | PromiseRejectionEvent) => {
        event.preventDefault();
        errors.push(String('reason' in event ? event.reason : (event.error ?? event.message)));
      };
      window.addEventListener('error', note);
      window.addEventListener('unhandledrejection', note);
      onEnd(() => {
        window.removeEventListener('error', note);
        window.removeEventListener('unhandledrejection', note);
      });

      container.id = 'container';
      await load();
      await frames(2);
      expect(Konva.stages.length, 'number of stages').toBeGreaterThan(0);
      mouse.click(60, 60);
      mouse.drag([100, 100], [220, 160]);
      mouse.wheel(150, 120, 40);
      await until(() => errors.length > 0 || Konva.stages.some(isDrawn));
      await frames(2);
      expect([...errors, ...warnings]).toEqual([]);
    },
  };
}

function isDrawn(stage: { toCanvas(options: { pixelRatio: number }): HTMLCanvasElement }): boolean {
  const canvas = stage.toCanvas({ pixelRatio: 1 });
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return pixels?.some((value) => value > 0) ?? false;
}
