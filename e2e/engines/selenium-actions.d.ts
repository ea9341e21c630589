import 'selenium-webdriver';

declare module 'selenium-webdriver' {
  interface Actions {
    /** Turns the wheel at a point of the window. The package has it, its types do not. */
    scroll(x: number, y: number, deltaX: number, deltaY: number): Actions;
  }
}
