const NOTES_HZ = [880, 1320];
const NOTE_SECONDS = 0.16;
const LOUDNESS = 0.15;

let context: AudioContext | undefined;

/** Plays two short notes; silent in a browser without audio, or before the first user gesture on the page. */
export function playChime(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  context.resume().catch(() => undefined); // rejected before the first user gesture
  for (const [index, hertz] of NOTES_HZ.entries()) {
    const start = currentTime + index * NOTE_SECONDS;
    const gain = new GainNode(context, { gain: LOUDNESS });
    gain.gain.setTargetAtTime(0, start + NOTE_SECONDS / 2, NOTE_SECONDS / 4);
    const note = new OscillatorNode(context, { frequency: hertz });
    note.connect(gain).connect(destination);
    note.start(start);
    note.stop(start + NOTE_SECONDS * 2);
  }
}
