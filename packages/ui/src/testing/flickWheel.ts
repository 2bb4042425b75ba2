/** CSS px: more than a hand trembles, less than a row. */
const firstMove = 10;
/** A hand that stood still for so long flings nothing, ms. */
const stillTime = 100;
/** ms */
const patience = 3000;

/**
 * Flicks a wheel of `ScrollPicker` or `DateWheels` by rows with a mouse, down the list when positive, and stops on the
 * row; the value follows when the wheel has come to rest. `wheel` is the element with the role `slider`.
 */
export async function flickWheel(wheel: HTMLElement, rows: number): Promise<void> {
  const send = pointerOf(wheel);
  send('pointerover', 0);
  await until(() => 'draggable' in wheel.dataset, 'The wheel cannot be dragged.');
  const rowHeight = wheel.querySelector<HTMLElement>('[data-row]')?.offsetHeight ?? 0;
  const from = wheel.scrollTop;
  const first = -Math.sign(rows) * firstMove;
  send('pointerdown', 0);
  send('pointermove', first);
  // How far a wheel goes for a pixel of the mouse is a prop of it.
  const sensitivity = (from - wheel.scrollTop) / first;
  const end = sensitivity > 0 ? (-rows * rowHeight) / sensitivity : 0;
  send('pointermove', end);
  await new Promise((resolve) => setTimeout(resolve, stillTime));
  send('pointerup', end);
  await until(() => !('dragging' in wheel.dataset), 'The wheel does not come to rest.');
}

function pointerOf(wheel: HTMLElement): (type: string, y: number) => void {
  const { left, top, width, height } = wheel.getBoundingClientRect();
  return (type, y) => {
    const at = { clientX: left + width / 2, clientY: top + height / 2 + y };
    const pointer = { pointerId: 3, pointerType: 'mouse', button: 0, isPrimary: true, bubbles: true };
    wheel.dispatchEvent(new PointerEvent(type, { ...pointer, ...at }));
  };
}

async function until(isSo: () => boolean, otherwise: string): Promise<void> {
  const end = performance.now() + patience;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(otherwise);
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
}
