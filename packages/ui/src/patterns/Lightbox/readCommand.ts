/** What a key asks for besides turning. */
export type Command = 'remove' | 'main' | 'zoomIn' | 'zoomOut' | 'whole';

type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

// [B2.12]
/** The command of a key; letters by their place, so that M works in every layout. */
export function readCommand({ key, code }: Pressed): Command | undefined {
  if (key === 'Delete') return 'remove';
  if (code === 'KeyM') return 'main';
  if (key === '+' || key === '=') return 'zoomIn';
  if (key === '-') return 'zoomOut';
  return key === '0' ? 'whole' : undefined;
}
