/**
 * Prints the output of parallel steps one after the other: buffers what a step prints and writes it as one block when the step ends. The
 * step that runs alone at the end prints directly.
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

  /** From here on, the step prints directly. No other step may begin before it ends. */
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
