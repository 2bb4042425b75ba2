/** Ids that come in the same order on every run. */
export class Sequence {
  constructor(
    private value: number,
    private readonly step = 1,
  ) {}

  next(): number {
    const { value } = this;
    this.value += this.step;
    return value;
  }
}
