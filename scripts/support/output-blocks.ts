/**
 * The output of steps that run at once, one after the other: what a step prints is kept and comes as one block when it ends. The step that
 * runs alone to the end prints as it goes.
 */
export class OutputBlocks {
  private readonly kept = new Map<string, string[]>();
  private open: string | undefined;

  /** @param write where the blocks go */
  constructor(private readonly write: (text: string) => void) {}

  /** @param heading the first line of the step's block */
  begin(name: string, heading: string): void {
    this.kept.set(name, [`\n=== ${name}: ${heading}\n`]);
  }

  print(name: string, text: string): void {
    if (this.open === name) this.write(text);
    else this.kept.get(name)?.push(text);
  }

  /** From here on the step prints as it goes. No other may begin before its end. */
  stream(name: string): void {
    if (this.open === name) return;
    this.open = name;
    this.flush(name);
  }

  /** @param closing the last line of the step's block */
  end(name: string, closing: string): void {
    this.flush(name);
    if (this.open === name) this.open = undefined;
    this.write(`${closing}\n`);
  }

  private flush(name: string): void {
    const text = this.kept.get(name)?.join('') ?? '';
    this.kept.set(name, []);
    if (text !== '') this.write(text);
  }
}
