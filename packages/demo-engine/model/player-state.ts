/**
 * What a demo is doing, also the value of `data-state` on its player. `poster`: nothing has run yet, or the demo gave up its place to
 * another, so its still picture is shown.
 */
export type PlayerState = 'poster' | 'starting' | 'running' | 'failed' | 'stopped';
