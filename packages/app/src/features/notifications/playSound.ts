import { Chime } from './Chime';

const chime = new Chime({
  isAllowed: () => navigator.userActivation.hasBeenActive,
  play: playNotes,
  inTurn: (task) =>
    // Only pages of a secure origin have locks; without them each tab is for itself.
    'locks' in navigator
      ? navigator.locks.request('iskra-sound', { ifAvailable: true }, (lock) => (lock ? task() : undefined))
      : task(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/** Two short notes, drawn by the browser: nothing to load. */
export const playSound = () => chime.ring();

const notes = [
  { hertz: 880, from: 0 },
  { hertz: 1318.5, from: 0.09 },
] as const;
const lastsS = 0.35;
const loudness = 0.12;

let context: AudioContext | undefined;

async function playNotes(): Promise<void> {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  for (const { hertz, from } of notes) strike(context, hertz, context.currentTime + from);
}

function strike(audio: AudioContext, hertz: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lastsS);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + lastsS);
}
