/** Of photos under way together the one chosen last is to be main, whichever arrives last (D-28). */
export class LastChosen {
  private atServer: string | undefined;
  private chosen: string | undefined;

  /** The server made it main, for it came last. */
  noteAtServer(key: string): void {
    this.atServer = key;
  }

  /** Photos are told in the order in which they were chosen. */
  noteChosen(key: string): void {
    this.chosen = key;
  }

  forget(): void {
    this.chosen = undefined;
  }

  /** All have arrived: the key that is still to be made main, if the server has another. */
  settle(): string | undefined {
    const { atServer, chosen } = this;
    this.atServer = this.chosen = undefined;
    return chosen === atServer ? undefined : chosen;
  }
}
