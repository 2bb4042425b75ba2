import { makeAutoObservable } from 'mobx';

/** Watches for a new version of the page as long as that is open; calls once one waits, with how to take it. */
export type WatchVersion = (onWaiting: (take: () => void) => void) => void;

/** A newer version of the page that waits for the member's word. */
export class NewVersion {
  isWaiting = false;
  private takeIt: (() => void) | undefined;

  constructor(private readonly watch: WatchVersion = () => undefined) {
    makeAutoObservable<NewVersion, 'watch' | 'takeIt'>(
      this,
      { watch: false, takeIt: false },
      { autoBind: true },
    );
  }

  /** Begins to watch. */
  follow(): void {
    this.watch(this.offer);
  }

  /** Loads the page anew, in the new version. */
  take(): void {
    this.takeIt?.();
  }

  private offer(take: () => void): void {
    this.takeIt = take;
    this.isWaiting = true;
  }
}
